import { isIPv6 } from 'node:net';

/** The host that a request was made to, in the one spelling that sites are found by. */
export interface RequestHost {
  /** Lower case, without a trailing dot; an IPv6 address in brackets. */
  readonly name: string;
  /** With the port, where one was given. */
  readonly withPort: string;
}

const longest = 253;
/** Letters, digits, dashes and underscores in labels; no label is empty or longer than 63. */
const domain = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
const parts = /^(\[[0-9a-f:.]+\]|[^:[\]]+?)\.?(?::(\d{1,5}))?$/;

/** Read a Host header. Undefined if it names no host. */
export function readHost(header: string): RequestHost | undefined {
  // A name, its port and a dot: what is longer need not be looked at.
  if (header.length > longest + 7) return undefined;
  const [, found = '', port = ''] = parts.exec(header.toLowerCase()) ?? [];
  const name = found.startsWith('[') ? addressOf(found.slice(1, -1)) : nameOf(found);
  if (name === undefined || Number(port) > 65_535) return undefined;
  return { name, withPort: port === '' ? name : `${name}:${Number(port)}` };
}

function nameOf(name: string): string | undefined {
  return name.length <= longest && domain.test(name) ? name : undefined;
}

/** The shortest spelling of an IPv6 address, as browsers send it. */
function addressOf(address: string): string | undefined {
  return isIPv6(address) ? new URL(`http://[${address}]/`).hostname : undefined;
}
