import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsApi } from '../games/kit/play-api/rounds.ts';
import { closeAccount } from '../server/closing/close-account.ts';
import { listRounds } from '../server/rounds/round-history.ts';
import { readPlay } from '../server/rounds/play.ts';
import { selfExclude } from '../server/safety/exclude.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** Rounds that wait for their player, on the platform and at the house as they are. */
let casino: CasinoFixture;
let house: ConnectedHouse;
let ahead_ms = 0;

beforeAll(async () => {
  casino = await createCasinoFixture();
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  house = await connectHouse(casino, { now: () => new Date(Date.now() + ahead_ms) });
});
afterAll(async () => {
  await house.close();
  await casino.close();
});

const start = 10_000_000n;
const bet = 100_000n;

async function begin(session: string) {
  const round_id = randomUUID();
  const request = { session, round_id, bet_minor: bet.toString(), wager: { level: 'easy' } };
  return roundsApi.begin.answer.parse(await house.post(roundsApi.begin.path, request));
}
async function act(session: string, round_id: string, step: number, action: object) {
  const request = { session, round_id, step, action, action_id: randomUUID() };
  return roundsApi.act.answer.parse(await house.post(roundsApi.act.path, request));
}

/** A player with a round in towers that waits after its first floor. */
async function playerInPlay() {
  for (;;) {
    const player = await casino.newPlayer({ balance: start });
    const session = await house.launch(player, 'towers');
    const begun = await begin(session);
    if (!begun.ok) throw new Error(begun.detail);
    const climbed = await act(session, begun.round.round_id, 0, { type: 'open', door: 0 });
    if (!climbed.ok) throw new Error(climbed.detail);
    // One of four doors is a trap: then another player tries.
    if (climbed.round.state === 'in_play') return { player, session, roundId: begun.round.round_id };
  }
}

async function listed(player: PlayerFixture) {
  await casino.untilProjected(player);
  const page = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  return (await listRounds(casino.app.db, player.session, page)).bets;
}
const realOf = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;

/** 99 % of four doors in three. */
const reached = 132_000n;

test('a round that waits stands open in the player’s history, and settled once it has ended', async () => {
  const { player, session, roundId } = await playerInPlay();
  expect(await listed(player)).toMatchObject([{ round_id: roundId, status: 'open' }]);
  expect(await realOf(player)).toBe(start - bet);
  await act(session, roundId, 1, { type: 'cash_out' });
  expect(await listed(player)).toMatchObject([{ round_id: roundId, status: 'settled' }]);
  expect(await realOf(player)).toBe(start - bet + reached);
});

test('what is staked in an instant game counts a fifth towards rewards', async () => {
  const { player } = await playerInPlay();
  expect(await readPlay(casino.app.db, player, 'always')).toMatchObject({
    realStakes: bet,
    countedStakes: bet / 5n,
  });
});

test('who excludes themselves in the middle of a round may finish it, on a page opened anew too, and begin no other', async () => {
  const { player, session, roundId } = await playerInPlay();
  await selfExclude(casino.app, player.session, 6);
  const entered = roundsApi.enter.answer.parse(await house.post(roundsApi.enter.path, { session }));
  expect(entered).toMatchObject({ ok: true, round: { round_id: roundId, state: 'in_play' } });
  expect(await act(session, roundId, 1, { type: 'cash_out' })).toMatchObject({ ok: true });
  await casino.untilProjected(player);
  expect(await realOf(player)).toBe(start - bet + reached);
  expect(await begin(session)).toMatchObject({ ok: false });
  expect(await realOf(player)).toBe(start - bet + reached);
});

test('an account with a round that waits is closed once the round has ended by itself', async () => {
  const { player } = await playerInPlay();
  const close = () => closeAccount(casino.app, player.session, { forfeitsBonus: true });
  await casino.untilProjected(player);
  await expect(close()).rejects.toThrow('roundsOpen');
  ahead_ms += 25 * 3_600_000;
  await expect.poll(() => realOf(player), { timeout: 60_000 }).toBe(start - bet + reached);
  await casino.untilProjected(player);
  // What stands in the way now is the bank account that the rest is paid to.
  await expect(close()).rejects.toThrow('bankAccountRequired');
});
