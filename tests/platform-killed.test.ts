/**
 * The platform, as `npm start` runs it, is killed in each phase of each kind of draw and is started again on the same data while the house
 * lives on: the draw finishes once with the committed result, late bets are refused, and in the ledger every bet is paid or given back once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawsWithBets } from '../games/server/testing/draws-with-bets.ts';
import type { Booked, Placed, PlayedDraw } from '../games/server/testing/kept-draws.ts';
import { putOff } from '../games/server/testing/parts-house.ts';
import { underWay } from '../games/server/testing/pool-books.ts';
import { kinds } from '../server/ledger/accounts.ts';
import { listOpenRounds } from '../server/rounds/open-rounds.ts';
import { readCommand, runCommand } from '../tools/operator/commands.ts';
import type { PlayerFixture } from './casino-fixture.ts';
import { type PlatformToKill, startPlatformToKill } from './platform-to-kill.ts';
import { sampled } from './sampled.ts';
import {
  type Phase,
  plantCrashTable,
  plantLiveTable,
  type PlantedTable,
  type Table,
} from './tables-to-kill-at.ts';

/**
 * What the platform is doing when it is killed: nothing, or stakes or wins that its ledger holds, or that it has booked and not answered, or
 * wins that it has booked without what their pools have paid of them.
 */
type Kill = {
  phase: Phase;
  asked: 'bet' | 'win' | null;
  where: 'in the ledger' | 'unanswered' | 'before the payouts' | null;
};
const kills = sampled<Kill>(
  [
    { phase: 'open', asked: 'bet', where: 'in the ledger' },
    { phase: 'settled', asked: 'win', where: 'unanswered' },
    { phase: 'settled', asked: 'win', where: 'before the payouts' },
    { phase: 'closed', asked: 'bet', where: 'unanswered' },
    { phase: 'announced', asked: null, where: null },
    { phase: 'drawing', asked: null, where: null },
    { phase: 'settled', asked: 'win', where: 'in the ledger' },
  ],
  3,
);
const crash = 'crash-rocket';
const balance = 10_000_000n;
const patience = { timeout: 60_000, interval: 20 };

let platform: PlatformToKill;
let tables: Table[];
const players: PlayerFixture[] = [];
const played = new Map<Table, PlayedDraw[]>();

beforeAll(async () => {
  const planted: PlantedTable[] = [];
  const codes = [crash, ...drawsWithBets.map(([, { code }]) => code)];
  platform = await startPlatformToKill(codes, async (ownerUrl) => {
    planted.push(await plantCrashTable(ownerUrl, crash, kills.length));
    for (const [, kind] of drawsWithBets) planted.push(await plantLiveTable(ownerUrl, kind));
  });
  const { casino } = platform;
  tables = [];
  for (const { seat } of planted) {
    const inEuro = { balance, siteId: casino.otherSiteId };
    const [ada, ben] = [await casino.newPlayer(inEuro), await casino.newPlayer(inEuro)];
    players.push(ada, ben);
    tables.push(await seat(platform, ada, ben));
  }
  for (const table of tables) played.set(table, []);
}, 300_000);
afterAll(() => platform.close());

/** Resolves when the draws of a number are in a phase, in every game. */
async function allIn(phase: Phase, number: number): Promise<void> {
  const states = async () => {
    const rows = await platform.query<{ game_code: string; state: string }>(
      `SELECT c.game_code, d.state FROM house.draw d JOIN house.chain c USING (chain_id) WHERE d.number = $1`,
      [number],
    );
    return Object.fromEntries(rows.map(({ game_code, state }) => [game_code, state]));
  };
  await expect
    .poll(states, patience)
    .toEqual(Object.fromEntries(tables.map((table) => [table.code, table.states[phase]])));
}

/** Everything that the ledger has booked with bets, by bet. */
async function readBooks(): Promise<(id: string) => readonly Booked[]> {
  const rows = await platform.query<{ round_id: string; kind: 2 | 3; amount: string; back: boolean }>(
    `SELECT o.round_id, o.kind, o.amount, c.closed_by IS NOT NULL AS back FROM ledger.operation o
     LEFT JOIN ledger.closure c USING (site_id, player_id, source, external_id)
     WHERE o.source = 'MARQUEE' AND o.kind IN (2, 3) ORDER BY o.kind, o.xact_id`,
  );
  return (id) =>
    rows
      .filter(({ round_id }) => round_id === id)
      .map(({ kind, amount, back }) => ({
        kind: kind === 2 ? 'bet' : 'win',
        amount: BigInt(amount),
        isBack: back,
      }));
}

/** How many of these bets have a stake, or a win, in the ledger. */
async function booked(kind: 'bet' | 'win', ids: readonly string[]): Promise<number> {
  const bookedOf = await readBooks();
  return ids.filter((id) => bookedOf(id).some((one) => one.kind === kind)).length;
}

/** At least one of these bets is won in the ledger without what its pool has paid of it. @returns those that the house has no answer to. */
async function expectWonWithoutPayout(ids: readonly string[]): Promise<string[]> {
  const rows = await platform.query<{ round_id: string }>(
    `SELECT w.round_id FROM ledger.operation w
     WHERE w.source = 'MARQUEE' AND w.kind = 3 AND w.amount > 0 AND w.round_id = ANY($1) AND EXISTS (
       SELECT FROM ledger.operation c WHERE c.round_id = w.round_id AND c.kind = ${kinds.jackpot_contribution.code}
     ) AND NOT EXISTS (
       SELECT FROM ledger.operation p WHERE p.round_id = w.round_id AND p.kind = ${kinds.jackpot_payout.code}
     )`,
    [ids],
  );
  expect(rows.length).toBeGreaterThan(0);
  const owed = await platform.query<{ public_id: string }>(
    `SELECT public_id FROM house.round WHERE public_id = ANY($1) AND state <> 'settled'`,
    [ids],
  );
  return owed.map(({ public_id }) => public_id);
}

/** How many of these bets have a round that is in a state. */
async function countIn(state: 'opened' | 'closing', ids: readonly string[]): Promise<number> {
  const rows = await platform.query('SELECT FROM house.round WHERE public_id = ANY($1) AND state = $2', [
    ids,
    state,
  ]);
  return rows.length;
}

/** One more bet at each table; where the ledger holds them only the first has reached it, and the others wait in the platform's memory. */
async function betMore(number: number, { where }: Kill): Promise<Map<Table, Placed>> {
  const more = new Map<Table, Placed>();
  for (const table of tables) {
    more.set(table, table.betMore(number));
    if (where === 'in the ledger') await expect.poll(platform.heldPostings, patience).toBe(1);
  }
  const ids = [...more.values()].map(({ id }) => id);
  await expect.poll(() => countIn('opened', ids), patience).toBe(ids.length);
  return more;
}

/** Kills the platform while the draws of a number are in a phase, lets them end without it, and starts it again. */
async function killIn(kill: Kill, number: number): Promise<void> {
  const { phase, asked, where } = kill;
  platform.moveTo('open');
  await allIn('open', number);
  const taken = new Map<Table, readonly Placed[]>();
  for (const table of tables) taken.set(table, await table.bet(number));

  if (where === 'in the ledger') await platform.holdPostings('moves');
  if (where === 'before the payouts') await platform.holdPostings('payouts');
  if (where === 'unanswered') platform.keepAnswers();
  const more = asked === 'bet' ? await betMore(number, kill) : new Map<Table, Placed>();
  const ids = [...(asked === 'bet' ? more : taken).values()].flat().map(({ id }) => id);
  const isBegun = phase === 'drawing' || phase === 'settled';
  if (phase !== 'open') platform.moveTo('closed');
  // A draw has all of its time from the moment at which it starts.
  if (isBegun) await allIn('announced', number);
  if (isBegun) platform.moveTo(phase);
  await allIn(phase, number);
  const hashes = new Map<Table, string | undefined>();
  if (phase === 'announced') for (const table of tables) hashes.set(table, await table.publishedHash(number));
  const all = [...taken.values(), ...more.values()].flat().map(({ id }) => id);
  let owed = all;
  if (where === 'before the payouts') {
    // All that comes after the first win of a pool waits in the platform's memory.
    await expect.poll(platform.heldPostings, patience).toBe(1);
  } else if (asked === 'win') await expect.poll(() => countIn('closing', ids), patience).toBe(ids.length);
  // What one game owes does not wait for the answers to another.
  if (asked && where === 'unanswered') await expect.poll(() => booked(asked, ids), patience).toBe(ids.length);
  if (where === 'in the ledger') await expect.poll(platform.heldPostings, patience).toBe(1);
  await platform.kill();
  if (asked && where === 'in the ledger') {
    // What PostgreSQL had been told is committed all the same, and nobody is there to hear it.
    expect(await booked(asked, ids)).toBe(0);
    await platform.letPost();
    await expect.poll(platform.postings, patience).toBe(0);
    expect(await booked(asked, ids)).toBeGreaterThan(0);
  }
  if (where === 'before the payouts') {
    await platform.dropHeld();
    await expect.poll(platform.heldPostings, patience).toBe(0);
    await platform.letPost();
    owed = await expectWonWithoutPayout(all);
  }
  const bookedOf = await readBooks();

  // A draw needs no wallet: it goes on to its end, and what it owes is put off.
  if (phase === 'open') platform.moveTo('closed');
  if (!isBegun) await allIn('announced', number);
  platform.moveTo('settled');
  await allIn('settled', number);
  const late = new Map<Table, string[]>(tables.map((table) => [table, []]));
  await betLate(number, late);
  await expect.poll(async () => (await putOff(platform, owed)).length, patience).toBe(owed.length);
  await platform.restart();
  await betLate(number, late);
  // The time has come to ask again for what was put off.
  platform.nextDraws();
  platform.moveTo('open');
  await expect.poll(() => underWay(platform), patience).toEqual([]);
  for (const table of tables) {
    const bet = more.get(table);
    played.get(table)?.push({
      phase,
      number,
      taken: taken.get(table) ?? [],
      unanswered: bet ? [{ ...bet, isBooked: bookedOf(bet.id).length > 0 }] : [],
      late: late.get(table) ?? [],
      hash: hashes.get(table),
    });
  }
}

async function betLate(number: number, late: ReadonlyMap<Table, string[]>): Promise<void> {
  for (const table of tables) {
    const { id, error } = await table.refused(number);
    expect(error, table.code).toBe('betting_closed');
    late.get(table)?.push(id);
  }
}

test('killed in every phase of every kind of draw: each came to what was committed, and every bet is in the ledger once', async () => {
  for (const [index, kill] of kills.entries()) await killIn(kill, index + 1);
  const { casino } = platform;
  const bookedOf = await readBooks();
  const change = new Map<string, bigint>();
  for (const [table, draws] of played) {
    expect(draws.length, table.code).toBe(kills.length);
    for (const draw of draws)
      for (const [player, amount] of await table.changeIn(draw, bookedOf, expect))
        change.set(player, (change.get(player) ?? 0n) + amount);
  }
  for (const player of players) {
    await casino.untilProjected(player);
    expect(await casino.app.ledger.balance(player), player.accountId).toMatchObject({
      real: balance + (change.get(player.accountId) ?? 0n),
      bonus: 0n,
    });
  }
  expect(await listOpenRounds(casino.app.db, {}, 10)).toEqual({ rounds: [], total: 0 });
  expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
  const parts = { ...casino.app, house: casino.house };
  const told = await runCommand(parts, readCommand(['jackpots', 'reconcile'], 'ana'));
  expect(told.filter((line) => !line.startsWith('same'))).toEqual([
    'The pots are what their entries say, and the ledger has booked the same.',
  ]);
}, 900_000);
