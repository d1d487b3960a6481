import { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import type { App } from '@marquee/server/compose.ts';
import { parseMoney } from '@marquee/server/kernel/money.ts';
import { setOperatorLimit, type LimitPlace } from '@marquee/server/safety/change-limit.ts';
import { operatorsValue } from '@marquee/server/safety/limit-value.ts';
import { approveReturn, findWallet, listReturnRequests } from '@marquee/server/safety/operator.ts';
import { setSiteLimit } from '@marquee/server/safety/site-limits.ts';
import { noteCommand } from './note-command.ts';

export const safetyUsage = `  npm run operator -- safety requests
  npm run operator -- safety approve <exclusion id> [--as <operator>]
  npm run operator -- safety limit <site> <account> <kind> <window> <amount, minutes or none> [--as <operator>]
  npm run operator -- safety site-limit <site> <kind> <window> <amount, minutes or none> [--as <operator>]
`;

/** Money in 1/100,000 of a unit, time in minutes; null removes the limit. */
interface Limit {
  readonly siteCode: string;
  readonly place: LimitPlace;
  readonly value: bigint | null;
}

export type SafetyCommand = { readonly area: 'safety' } & (
  | { readonly name: 'requests' }
  | { readonly name: 'approve'; readonly id: string; readonly operator: string }
  | ({ readonly name: 'limit'; readonly accountId: string; readonly operator: string } & Limit)
  | ({ readonly name: 'site-limit'; readonly operator: string } & Limit)
);

/** Read the words after `safety`. Returns what is wrong with them if they cannot be understood. */
export function readSafetyCommand(words: readonly string[], operator: string): SafetyCommand | string {
  const [name, ...rest] = words;
  const area = 'safety';
  if (name === 'requests') return { area, name };
  if (name === 'approve') {
    const [id = ''] = rest;
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return 'Give the id that the list shows.';
    return { area, name, id, operator };
  }
  if (name === 'limit') {
    const [siteCode = '', accountId = '', ...limit] = rest;
    const read = readLimit(limit);
    if (typeof read === 'string') return read;
    return { area, name, siteCode, accountId, operator, ...read };
  }
  if (name === 'site-limit') {
    const [siteCode = '', ...limit] = rest;
    const read = readLimit(limit);
    return typeof read === 'string' ? read : { area, name, siteCode, operator, ...read };
  }
  return 'Then: requests, approve, limit or site-limit';
}

function readLimit(words: readonly string[]): Pick<Limit, 'place' | 'value'> | string {
  const [kind, window, text = ''] = words;
  const place = {
    kind: limitKindSchema.safeParse(kind).data,
    window: limitWindowSchema.safeParse(window).data,
  };
  if (!place.kind) return `A limit is on: ${limitKindSchema.options.join(', ')}`;
  if (!place.window) return `Its window is: ${limitWindowSchema.options.join(', ')}`;
  const known = { kind: place.kind, window: place.window };
  if (text === 'none') return { place: known, value: null };
  const pattern = known.kind === 'session_time' ? /^[1-9]\d{0,4}$/ : /^(?!0+(\.0+)?$)\d{1,10}(\.\d{1,5})?$/;
  if (!pattern.test(text)) return 'Give an amount such as 500.00, minutes for session_time, or: none';
  return { place: known, value: known.kind === 'session_time' ? BigInt(text) : parseMoney(text) };
}

/** Run the command. Returns the lines to show. Throws SafetyError if it cannot be done. */
export async function runOnSafety(
  app: Pick<App, 'db' | 'ledger' | 'clock'>,
  command: SafetyCommand,
): Promise<string[]> {
  switch (command.name) {
    case 'requests': {
      const requests = await listReturnRequests(app.db);
      if (requests.length === 0) return ['Nobody asks to return from an exclusion.'];
      return requests.map((row) =>
        [
          row.exclusion_id,
          row.site_code,
          row.account_id,
          `excluded since ${row.started_at.toISOString().slice(0, 10)}`,
          `asked ${row.return_requested_at?.toISOString().slice(0, 10) ?? ''}`,
        ].join('  '),
      );
    }
    case 'approve': {
      const returnsAt = await approveReturn(app, command.id, command.operator);
      return [
        `The player may play again from ${returnsAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      ];
    }
    case 'limit': {
      const wallet = await findWallet(app.db, command.siteCode, command.accountId);
      await setOperatorLimit(app, wallet, command.place, command.value, command.operator);
      return [`${command.accountId}: ${describe(command)}`];
    }
    case 'site-limit': {
      const { siteCode, place, value, operator } = command;
      const shown = (one: bigint | null) => (one === null ? null : operatorsValue(place.kind, one));
      await setSiteLimit(app, siteCode, place, value, (trx, siteId, before) =>
        noteCommand(app, trx, operator, {
          call: 'safety site-limit',
          siteId,
          subjectKind: 'site_limit',
          subjectId: siteCode,
          before: { ...place, value: shown(before) },
          after: { ...place, value: shown(value) },
          reason: '',
        }),
      );
      return [`Every player of ${command.siteCode}: ${describe(command)}`];
    }
  }
}

function describe({ place: { kind, window }, value }: Limit): string {
  if (value === null) return `no limit of yours on ${kind} in ${window}.`;
  return `${kind} at most ${operatorsValue(kind, value)}${kind === 'session_time' ? ' minutes' : ''} in ${window}.`;
}
