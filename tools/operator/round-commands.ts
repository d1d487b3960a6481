import type { Pool } from 'pg';
import {
  readOpenRounds,
  sendAgain,
  type WaitsFor,
  type WhenTimeIsUp,
} from '../../games/server/open-rounds.ts';
import type { App } from '@marquee/server/compose.ts';
import { RefusalError } from '@marquee/server/kernel/errors.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { listOpenRounds, readOpenRound, type OpenRound } from '@marquee/server/rounds/open-rounds.ts';
import { askRoundUrl, type ProviderClientApp } from '@marquee/server/rounds/provider-client.ts';
import { userIdOf } from '@marquee/server/rounds/provider-player.ts';
import { reconcileRound, type Difference, type ReconcileApp } from '@marquee/server/rounds/reconcile.ts';
import type { PostedOperation } from '@marquee/server/ledger/read-operations.ts';
import { voidByCommand, type VoidWish } from './void-command.ts';

export const roundUsage = `  npm run operator -- rounds list [<site>]
  npm run operator -- rounds show <provider> <round id>
  npm run operator -- rounds resend <round id> --reason "<why>" [--as <operator>]
  npm run operator -- rounds void <provider> <player number> <round id> --reason "<why>" [--as <operator>]
`;

export type RoundCommand = { readonly area: 'rounds' } & (
  | { readonly name: 'list'; readonly siteCode: string | undefined }
  | { readonly name: 'show'; readonly providerCode: string; readonly roundId: string }
  | {
      readonly name: 'resend';
      readonly roundId: string;
      readonly operator: string;
      readonly reason: string;
    }
  | ({ readonly name: 'void' } & VoidWish)
);

/** The provider that is this repository's own, whose rounds can be looked into. */
const HOUSE = 'MARQUEE';
const mostListed = 200;

/** Read the words after `rounds`. Returns what is wrong with them, if anything is. */
export function readRoundCommand(
  [name = 'list', first, second, third]: readonly string[],
  { reason = '' }: { readonly reason?: string | undefined },
  operator: string,
): RoundCommand | string {
  const area = 'rounds';
  if (name === 'list') return { area, name, siteCode: first };
  if (name === 'show') {
    if (first === undefined || second === undefined)
      return 'Give the provider and the round, as the list shows them.';
    return { area, name, providerCode: first.toUpperCase(), roundId: second };
  }
  if (name === 'void') {
    if (first === undefined || second === undefined || third === undefined || !/^[1-9]\d{0,17}$/.test(second))
      return 'Give the provider, the number of the player and the round, as the console shows them.';
    if (reason.trim() === '') return 'Give a --reason.';
    const round = { providerCode: first.toUpperCase(), playerId: BigInt(second), roundId: third };
    return { area, name, round, operator, reason };
  }
  if (name !== 'resend') return 'Then: list, show, resend or void';
  if (first === undefined) return 'Give the round, as the list shows it.';
  if (reason.trim() === '') return 'Give a --reason.';
  return { area, name, roundId: first, operator, reason };
}

/** `house` is its tables, as its own role sees them. */
export type RoundApp = App & ReconcileApp & ProviderClientApp & { readonly house: Pool };

/** Run the command. Returns the lines to show. */
export async function runOnRounds(app: RoundApp, command: RoundCommand): Promise<string[]> {
  if (command.name === 'list') return list(app, command.siteCode);
  if (command.name === 'show') return show(app, command);
  if (command.name === 'void') return voidByCommand(app, command);
  const { roundId, operator, reason } = command;
  const isOwing = await sendAgain(app.house, roundId, { operator, reason, now: app.clock.now() });
  return [
    isOwing
      ? 'What the round owes is sent again now. Look at it with: rounds show'
      : 'No round of the house with this id owes anything.',
  ];
}

async function list(app: RoundApp, siteCode: string | undefined): Promise<string[]> {
  const { rounds, total } = await listOpenRounds(app.db, { siteCode }, mostListed);
  if (rounds.length === 0) return ['No round is open.'];
  const waits = await readHouse(app, rounds);
  const lines = await Promise.all(
    rounds.map(async (round) =>
      [
        timeOf(round.openedAt),
        round.siteCode,
        round.accountId,
        round.providerCode,
        round.gameCode,
        `${formatMoney(round.stake)} ${round.currency}`,
        round.roundId,
        await wayOn(app, round, waits.get(round.roundId)),
      ].join('  '),
    ),
  );
  if (total === rounds.length) return lines;
  return [...lines, `These are the oldest ${rounds.length} of ${total}.`];
}

async function show(
  app: RoundApp,
  { providerCode, roundId }: { providerCode: string; roundId: string },
): Promise<string[]> {
  const round = { providerCode, roundId };
  const { rounds } = await listOpenRounds(app.db, { round }, mostListed);
  if (rounds.length === 0) return ['No such round is open.'];
  const waits = await readHouse(app, rounds);
  const blocks = await Promise.all(rounds.map((one) => describe(app, one, waits.get(one.roundId))));
  return blocks.flat();
}

async function describe(app: RoundApp, round: OpenRound, waits: WaitsFor | undefined): Promise<string[]> {
  const posted = await readOpenRound(app.db, round);
  const money = (amount: bigint) => `${formatMoney(amount)} ${round.currency}`;
  return [
    `${round.gameName} (${round.providerCode} ${round.gameCode})  ${round.roundId}`,
    `  ${round.siteCode}  ${round.accountId}  staked ${money(round.stake)}  paid ${money(round.payout)}`,
    `  open since ${timeOf(round.openedAt)}, last moved ${timeOf(round.updatedAt)} UTC`,
    ...posted.map(
      ({ postedAt, kind, amount, externalId }) =>
        `  ${timeOf(postedAt)}  ${kind}  ${money(amount)}  ${externalId}`,
    ),
    `  ${await wayOn(app, round, waits)}`,
    ...(await fromProvider(app, round, posted)).map((line) => `  ${line}`),
  ];
}

/** What the provider says of the round, and where its page of it is. */
async function fromProvider(
  app: RoundApp,
  round: OpenRound,
  posted: readonly PostedOperation[],
): Promise<string[]> {
  const { providerCode, roundId } = round;
  const connection = await app.rounds.connections.byProvider(providerCode);
  if (!connection?.isActive) return [];
  const user = await userIdOf(app.db, round, providerCode, app.clock.now());
  const page = answered(
    askRoundUrl(app, connection, { user, round: roundId }).then((url) => [`its page: ${url}`]),
    'the provider has no page of it',
  );
  if (connection.protocol !== 'hub88') return page;
  const compared = answered(
    reconcileRound(app, connection, roundId, posted).then(differenceLines),
    'the provider did not answer what it has of it',
  );
  return [...(await compared), ...(await page)];
}

/** What a provider answers, or what is said if it does not. */
async function answered(lines: Promise<string[]>, otherwise: string): Promise<string[]> {
  try {
    return await lines;
  } catch (error) {
    if (error instanceof RefusalError) return [otherwise];
    throw error;
  }
}

function differenceLines(differences: readonly Difference[]): string[] {
  if (differences.length === 0) return ['the provider has the same of it'];
  return differences.map(
    ({ kind, transactionId, theirs, ours }) =>
      `DIFFERENCE  ${kind.replace('_', ' ')}  ${transactionId}  theirs: ${theirs ?? 'nothing'}  ours: ${ours ?? 'nothing'}`,
  );
}

/** What the rounds of the house wait for, by their ids. */
function readHouse(app: RoundApp, rounds: readonly OpenRound[]): Promise<ReadonlyMap<string, WaitsFor>> {
  const ids = rounds.filter(({ providerCode }) => providerCode === HOUSE).map(({ roundId }) => roundId);
  return readOpenRounds(app.house, ids);
}

/** How the round can end, and what an operator can do about it. */
async function wayOn(app: RoundApp, round: OpenRound, waits: WaitsFor | undefined): Promise<string> {
  const { providerCode, currency } = round;
  if (providerCode !== HOUSE) {
    const connection = await app.rounds.connections.byProvider(providerCode);
    return connection?.isActive
      ? 'only its provider can end it: show says what the provider has of it'
      : 'only its provider can end it, and it is switched off: ask it for a win or a rollback';
  }
  if (waits === undefined) return 'the house has ended it: its message is on its way, or show names it';
  const money = (amount: bigint) => `${formatMoney(amount)} ${currency}`;
  switch (waits.for) {
    case 'bet':
      return 'its bet is being placed; in a minute it is taken, or given back';
    case 'draw':
      return `ends with draw ${waits.number}`;
    case 'flight':
      return `flies alone; its seeds and the time end it, at the latest ${timeOf(waits.until)} UTC`;
    case 'raise':
      return 'a further bet of it is being placed; in a minute it is taken, or given back';
    case 'player': {
      const then = thenOf(waits.after, money);
      return `waits for its player, after ${waits.actions} step(s), until ${timeOf(waits.until)} UTC; then ${then}`;
    }
    case 'win':
    case 'rollback': {
      const what = `${waits.for} of ${money(waits.owed_minor)}`;
      if (waits.nextAt === null)
        return `GIVEN UP after ${waits.attempts} attempts: its ${what} is owed; resend it`;
      return `its ${what} is on its way, ${waits.attempts} attempt(s) put off, next at ${timeOf(waits.nextAt)} UTC`;
    }
  }
}

function thenOf(then: WhenTimeIsUp, money: (amount: bigint) => string): string {
  if (then.is === 'cashed_out') return `cashed out for ${money(then.pays_minor)}`;
  if (then.is === 'given_back') return 'given back';
  return then.first === null ? 'ended by its rules' : `played on by its rules, first: ${then.first}`;
}

function timeOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
