/** The connection to Valkey (or Redis): never waited for, and its loss told once, not once a request. */
import { Valkey } from "iovalkey";

export interface ValkeyWatcher {
  /** `message` is ours: the connection's own may repeat the address, password included. */
  readonly onLost: (message: string) => void;
  readonly onBack: () => void;
}

/** A command that cannot be answered at once fails, so that whoever asks can count for himself. */
export function openValkey(url: string, { onLost, onBack }: ValkeyWatcher): Valkey {
  const valkey = new Valkey(url.replace(/^valkey/, "redis"), {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
    // One that takes commands and does not answer is as good as gone: the first to wait finds out, the others are spared it.
    socketTimeout: 400,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  });
  let lost = false;
  const lose = (error: NodeJS.ErrnoException) => {
    if (!lost) onLost(`Valkey cannot be reached${error.code === undefined ? "" : ` (${error.code})`}: each server counts for itself, and allows half.`);
    lost = true;
  };
  valkey.on("error", lose);
  valkey.on("close", () => lose(new Error("closed")));
  valkey.on("ready", () => {
    if (lost) onBack();
    lost = false;
  });
  return valkey;
}
