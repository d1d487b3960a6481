type ParseWithSource = (
  text: string,
  reviver: (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown;
const parseWithSource: ParseWithSource = JSON.parse;

/**
 * Parse the JSON of a wallet call; undefined if it is not JSON. An `amount` that is not written as an integer of the
 * protocol (`1e5`, `100000.0`, or more digits than a JavaScript number holds) is kept as text. Validation then rejects
 * its type, instead of reading it as another amount.
 */
export function parseWalletBody(raw: Buffer): unknown {
  const inexact = new Map<unknown, string>();
  try {
    const body = parseWithSource(raw.toString('utf8'), function (key, value, context) {
      if (key === 'amount' && typeof value === 'number') {
        const source = context?.source ?? '';
        if (/^\d{1,16}$/.test(source)) inexact.delete(this);
        else inexact.set(this, source);
      }
      return value;
    });
    const source = inexact.get(body);
    return source === undefined || typeof body !== 'object' ? body : { ...body, amount: source };
  } catch {
    return undefined;
  }
}
