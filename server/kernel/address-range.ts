import ipaddr from 'ipaddr.js';

/**
 * A range of addresses in one form: `203.0.113.7` is `203.0.113.7/32`, and `203.0.113.9/24` is `203.0.113.0/24`. Undefined if it is neither an
 * address nor a range.
 */
export function canonicalRange(text: string): string | undefined {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (rest.length > 0 || !ipaddr.isValid(address) || (ipaddr.IPv4.isValid(address) && !isFourParts(address)))
    return undefined;
  const parsed = ipaddr.process(address);
  const whole = parsed.kind() === 'ipv4' ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
  const length = bits === undefined ? whole : Number(bits);
  // A range of everything is no range.
  if (length < 1 || length > whole) return undefined;
  const bytes = parsed.toByteArray().map((byte, index) => {
    const kept = Math.max(0, Math.min(8, length - index * 8));
    return byte & (0xff << (8 - kept)) & 0xff;
  });
  return `${ipaddr.fromByteArray(bytes).toString()}/${length}`;
}

/** True if an address is in one of the ranges. An IPv4 address that is written as an IPv6 one is the same address. */
export function isWithinRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, length] = ipaddr.parseCIDR(range);
    return network.kind() === asked.kind() && asked.match(network, length);
  });
}

/** `10.1` is an address for some, and a mistake for an operator. */
function isFourParts(address: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(address);
}
