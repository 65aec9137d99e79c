import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { findClientAddress, isBehindTls, networkOf, truncateAddress } from "./client-address.ts";

const trusted = new BlockList();
trusted.addSubnet("10.0.0.0", 8, "ipv4");
trusted.addAddress("::1", "ipv6");

test.each([
  ["nobody in between", "203.0.113.7", undefined, "203.0.113.7"],
  ["a stranger who claims to be a proxy", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["our proxy", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["our proxy over IPv6", "::1", "2001:db8::1", "2001:db8::1"],
  ["an IPv4 address written as IPv6", "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["two of our proxies", "10.0.0.1", "198.51.100.1, 10.2.3.4", "198.51.100.1"],
  ["a client who writes the header himself", "10.0.0.1", "127.0.0.1, 198.51.100.1", "198.51.100.1"],
  ["an address with a port", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["rubbish", "10.0.0.1", "<script>, ,", "10.0.0.1"],
  ["only proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["nothing known", undefined, undefined, "unknown"],
])("the client behind %s", (_, address, forwarded, client) => {
  expect(findClientAddress({ address, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }, trusted)).toBe(client);
});

test("only a trusted proxy is believed about TLS", () => {
  const headers = { "x-forwarded-proto": "https" };
  expect([isBehindTls({ address: "10.0.0.1", headers }, trusted), isBehindTls({ address: "203.0.113.7", headers }, trusted)]).toEqual([true, false]);
});

test("a household of IPv6 is one client, whatever its writing", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe(networkOf("2001:0db8:0001:0002::9"));
  expect(networkOf("2001:db8::1")).not.toBe(networkOf("2001:db8:0:1::1"));
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
});

test("a log keeps no whole address", () => {
  expect(["203.0.113.7", "2001:db8:1:2::3", "unknown", "<script>"].map(truncateAddress)).toEqual(["203.0.113.0/24", "2001:db8:1::/48", "unknown", "unknown"]);
});
