/** Draws a table. A wide one scrolls inside its own frame, which the keyboard can reach and a screen reader names. */
import { memo, type ReactNode } from "react";
import type { Cell, Cells, Table } from "./block.ts";

import { ChunkedInOrder, InOrder } from "./in-order.tsx";
import { InlineView } from "./inline-view.tsx";
import { plainText } from "./plain-text.ts";

export function TableView({ table }: { readonly table: Table }): ReactNode {
  const columns = table.header.map((cell) => plainText(cell.tokens).trim()).filter((name) => name !== "");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table" aria-label={columns.length === 0 ? "Table" : `Table: ${columns.join(", ")}`} tabIndex={0}>
      <table>
        <thead>
          <HeaderView cells={table.header} />
        </thead>
        {table.rows.length > 0 && (
          <tbody>
            <ChunkedInOrder chunks={table.rows} view={RowView} />
          </tbody>
        )}
      </table>
    </section>
  );
}

const HeaderView = memo(function HeaderView({ cells }: { readonly cells: Cells }): ReactNode {
  return (
    <tr>
      <InOrder items={cells} view={HeaderCellView} />
    </tr>
  );
});

function HeaderCellView({ item: cell }: { readonly item: Cell }): ReactNode {
  return (
    <th scope="col" style={{ textAlign: cell.align ?? undefined }}>
      <InlineView tokens={cell.tokens} />
    </th>
  );
}

const RowView = memo(function RowView({ item: cells }: { readonly item: Cells }): ReactNode {
  return (
    <tr>
      <InOrder items={cells} view={CellView} />
    </tr>
  );
});

function CellView({ item: cell }: { readonly item: Cell }): ReactNode {
  return (
    <td style={{ textAlign: cell.align ?? undefined }}>
      <InlineView tokens={cell.tokens} />
    </td>
  );
}
