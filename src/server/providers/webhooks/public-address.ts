import ipaddr from 'ipaddr.js';

/** What is handed out to the public today of IPv6; the rest leads inwards, translates, or is not used. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet, so that nobody reaches this machine, its network or the cloud's own
 * services through the school (rule R266). IPv4 within IPv6 counts as what it is.
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== 'unicast') return false;
  return read.kind() === 'ipv4' || (read as ipaddr.IPv6).match(globalUnicast);
};
