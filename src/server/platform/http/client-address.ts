import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

/** Some proxies append the port that the client came from, which would be another key with each connection. */
const withoutPort = (address: string) => {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
};

const keyOf = (address: string): string => {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};

/** An IPv6 address that ends in an IPv4 one, with brackets and a port. */
const LONGEST_ADDRESS = 53;

/** Reading an address takes longer than most of what is done with its key, and every request needs the key. */
const knownKeys = new LRUCache<string, string>({ max: 1000, memoMethod: keyOf });

/** A part of a header would keep the whole header in memory for as long as it is remembered. */
const withoutItsHeader = (address: string) => Buffer.from(address, 'latin1').toString('latin1');

/**
 * What an address is counted by (rule R72): an IPv4 address by itself, also when written as IPv6; of an IPv6 address the
 * first 64 bits, because whoever has one has 2^64 of them.
 * @param address of a client, as the server or its proxy saw it; a connection that was reset has none any more, also where a type says
 *   that it has
 */
export const addressKey = (address: string | undefined): string => {
  if (address === undefined) return '';
  const known = knownKeys.get(address);
  if (known !== undefined) return known;
  return address.length > LONGEST_ADDRESS ? keyOf(address) : knownKeys.memo(withoutItsHeader(address));
};
