import { isIPv6 } from 'node:net';

/** The host of a request, normalized to the spelling that sites are looked up by. */
export interface RequestHost {
  /** Lower case, without a trailing dot. An IPv6 address is in brackets. */
  readonly name: string;
  /** With the port, if the header has one. */
  readonly withPort: string;
}

const longest = 253;
/** Labels of letters, digits, dashes and underscores, each 1 to 63 characters long. */
const domain = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const parts = /^(\[[0-9a-f:.]+\]|[^:[\]]+?)\.?(?::(\d{1,5}))?$/;

/** Parse a Host header. Returns undefined if it is not a valid host. */
export function readHost(header: string): RequestHost | undefined {
  // The longest valid header is a name, a dot and `:65535`.
  if (header.length > longest + 7) return undefined;
  const [, found = '', port = ''] = parts.exec(header.toLowerCase()) ?? [];
  const name = found.startsWith('[') ? addressOf(found.slice(1, -1)) : nameOf(found);
  if (name === undefined || Number(port) > 65_535) return undefined;
  return { name, withPort: port === '' ? name : `${name}:${Number(port)}` };
}

function nameOf(name: string): string | undefined {
  return name.length <= longest && domain.test(name) ? name : undefined;
}

/** The shortest spelling of an IPv6 address, which is what browsers send. */
function addressOf(address: string): string | undefined {
  return isIPv6(address) ? new URL(`http://[${address}]/`).hostname : undefined;
}
