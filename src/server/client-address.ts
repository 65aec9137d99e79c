/** Where a request really comes from: the connection itself, or what a proxy that we trust says about it. */
import type { IncomingHttpHeaders } from "node:http";
import { isIP, type BlockList } from "node:net";

export interface Connection {
  readonly address: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The address of the client: the last one in X-Forwarded-For that no trusted proxy has. Without a trusted proxy, the header is anybody's word and not read. */
export function findClientAddress({ address, headers }: Connection, trusted: BlockList): string {
  const hops = [...String(headers["x-forwarded-for"] ?? "").split(","), address ?? ""].map(plainAddress);
  let client = hops.pop() ?? "";
  while (hops.length > 0 && isTrusted(client, trusted)) {
    const before = hops.pop() ?? "";
    // What comes before a hop that is no address was written by nobody we trust.
    if (!isIP(before)) break;
    client = before;
  }
  return client || "unknown";
}

/** Whether the browser spoke TLS with the proxy in front of us. */
export function isBehindTls({ address, headers }: Connection, trusted: BlockList): boolean {
  return headers["x-forwarded-proto"] === "https" && isTrusted(plainAddress(address ?? ""), trusted);
}

/** The part of an address that one household or company has: all of IPv4, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  return isIP(address) === 6 ? `${firstGroups(address, 4)}::/64` : address;
}

/** The network around it, where one owner can have thousands of such parts: the first 48 bits of IPv6. */
export function siteOf(address: string): string | undefined {
  return isIP(address) === 6 ? `${firstGroups(address, 3)}::/48` : undefined;
}

/** What a log may keep of an address: the network of thousands, not the household. */
export function truncateAddress(address: string): string {
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
  return siteOf(address) ?? "unknown";
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** An address as it is compared and counted: without white space, a port, brackets, or the IPv6 form of an IPv4 address. */
export function plainAddress(written: string): string {
  const address = written
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, "");
}

function firstGroups(address: string, count: number): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0);
  const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return groups
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
