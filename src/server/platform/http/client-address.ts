import ipaddr from 'ipaddr.js';

/** Some proxies append the port that the client came from, which would be another key with each connection. */
const withoutPort = (address: string) => {
  const [, ipv6, ipv4] = /^(?:\[(.+)\]|([\d.]+)):\d+$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
};

/**
 * What an address is counted by (rule R72): an IPv4 address by itself, also when written as IPv6; of an IPv6 address the
 * first 64 bits, because whoever has one has 2^64 of them.
 * @param address of a client, as the server or its proxy saw it
 */
export const addressKey = (address: string): string => {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
