import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsApi } from '../../games/kit/play-api/rounds.ts';
import { connectCrash } from '../../games/server/testing/crash-client.ts';
import { nextOpen } from '../../games/server/testing/crash-house.ts';
import { plantChain } from '../../games/server/testing/planted-chain.ts';
import { plantSeeds } from '../../games/server/testing/planted-seeds.ts';
import { newId } from '../../server/kernel/ids.ts';
import { userIdOf } from '../../server/rounds/provider-player.ts';
import { askToSendAgain, canSendAgain } from '../../server/rounds/send-again.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from '../../tests/connected-house.ts';
import { UsageError } from '../command/command.ts';
import { readCommand, runCommand } from './commands.ts';

let casino: CasinoFixture;
let house: ConnectedHouse;
const crash = 'crash-rocket';

beforeAll(async () => {
  casino = await createCasinoFixture();
  await plantChain(casino.database.ownerUrl, connectedSecret, crash, 8, { earliest: 120, latest: 180 });
  house = await connectHouse(casino, {
    draws: {
      games: [crash],
      timing: { betting_ms: 3_000, answers_ms: 1_000, lastCashOuts_ms: 100, pause_ms: 200, beat_ms: 50 },
    },
  });
}, 180_000);
afterAll(async () => {
  await house.close();
  await casino.close();
});

const start = 10_000_000n;
const bet = 100_000n;

const run = (...words: string[]) =>
  runCommand({ ...casino.app, house: casino.house }, readCommand(['rounds', ...words], 'ana'));
const lineOf = async (roundId: string, ...words: string[]) =>
  (await run('list', ...words)).find((line) => line.includes(roundId));
const realOf = async (player: PlayerFixture) => (await casino.app.ledger.balance(player))?.real;

async function act(session: string, round_id: string, step: number, action: object) {
  const request = { session, round_id, step, action, action_id: randomUUID() };
  return roundsApi.act.answer.parse(await house.post(roundsApi.act.path, request));
}

async function begin(game = 'towers', wager: object = { level: 'easy' }) {
  const player = await casino.newPlayer({ balance: start });
  const session = await house.launch(player, game);
  const round_id = randomUUID();
  const request = { session, round_id, bet_minor: bet.toString(), wager };
  const answer = roundsApi.begin.answer.parse(await house.post(roundsApi.begin.path, request));
  if (!answer.ok) throw new Error(answer.detail);
  await casino.untilProjected(player);
  return { player, session, roundId: round_id, state: answer.round.state };
}

/** A round that waits after its first floor. One of four doors is a trap: then another player tries. */
async function beginAndClimb() {
  for (;;) {
    const begun = await begin();
    const climbed = await act(begun.session, begun.roundId, 0, { type: 'open', door: 0 });
    if (!climbed.ok) throw new Error(climbed.detail);
    if (climbed.round.state === 'in_play') return begun;
  }
}

test.each([
  [['burn']],
  [['show', 'MARQUEE']],
  [['resend']],
  [['resend', '01932c3e-0000-7000-8000-000000000000']],
])('rounds %j is answered with how it is meant', (words) => {
  expect(() => readCommand(['rounds', ...words], 'ana')).toThrow(UsageError);
});

test('a round that waits for its player is listed until it has ended, with what becomes of it', async () => {
  const { player, session, roundId } = await begin();
  const line = await lineOf(roundId);
  expect(line).toContain(`aurum  ${player.accountId}  MARQUEE  towers  1.00 PHP  ${roundId}`);
  expect(line).toMatch(/waits for its player, after 0 step\(s\), until [-\d]+ [:\d]+ UTC; then given back$/);
  expect(await lineOf(roundId, 'aurum')).toBe(line);
  expect(await lineOf(roundId, 'meridian')).toBeUndefined();

  const climbed = await beginAndClimb();
  expect(await lineOf(climbed.roundId)).toMatch(/after 1 step\(s\), until .* then cashed out for 1\.32 PHP$/);
  const shown = (await run('show', 'marquee', climbed.roundId)).join('\n');
  expect(shown).toMatch(/^Towers \(MARQUEE towers\)/);
  expect(shown).toMatch(/bet {2}1\.00 PHP/);
  expect(shown).toContain('the provider has the same of it');
  expect(shown).toMatch(new RegExp(`its page: http.*${climbed.roundId}`));

  await act(climbed.session, climbed.roundId, 1, { type: 'cash_out' });
  await casino.untilProjected(climbed.player);
  expect(await lineOf(climbed.roundId)).toBeUndefined();
  expect(await run('show', 'MARQUEE', climbed.roundId)).toEqual(['No such round is open.']);
  expect(await lineOf(roundId)).toBe(line);
  expect(session).not.toBe(climbed.session);
});

/** A table game, a wager on it, and what is done first for a player who does not return. */
const tables: readonly (readonly [string, object, string])[] = [
  ['blackjack', { spots: { 'box-1': 2 }, insurance: 'never' }, 'stand'],
  ['three-card-poker', { spots: { ante: 1 } }, 'fold'],
  ['jacks-or-better', { hands: 1 }, 'hold'],
];
test.each(tables)(
  'a round of %s is listed as one that is played on: its bet is not given back',
  async (...of) => {
    const [game, wager, first] = of;
    for (;;) {
      const { roundId, state } = await begin(game, wager);
      // A blackjack is over at once: then another player is dealt to.
      if (state !== 'in_play') continue;
      const line = await lineOf(roundId);
      expect(line).toMatch(
        new RegExp(`waits for its player, .* UTC; then played on by its rules, first: ${first}$`),
      );
      return;
    }
  },
);

test('a bet in a shared draw ends with its draw', async () => {
  const player = await casino.newPlayer({ balance: start });
  const client = await connectCrash(house.url, 'http://games.test', await house.launch(player, crash));
  const draw = await nextOpen(client);
  await client.draw('open', draw);
  await client.answer(client.bet(bet.toString(), null));
  await casino.untilProjected(player);
  const line = (await run()).find((each) => each.includes(player.accountId));
  expect(line).toMatch(/crash-rocket {2}1\.00 PHP {2}\S+ {2}ends with draw \d+$/);
  await expect.poll(async () => (await run()).join(), { timeout: 30_000 }).not.toContain(player.accountId);
}, 180_000);

test('a flight is listed with the latest time that it can end at, and nothing tells when it does', async () => {
  const player = await casino.newPlayer({ balance: start });
  const session = await house.launch(player, crash);
  const { rows: sessions } = await casino.house.query<{ player: string }>(
    'SELECT player FROM house.session ORDER BY session_id DESC LIMIT 1',
  );
  const place = { ownerUrl: casino.database.ownerUrl, seedSecret: connectedSecret };
  await plantSeeds(place, sessions[0]?.player ?? '', crash, [{ earliest: 5_000, latest: 1_000_000 }]);
  const client = await connectCrash(house.url, 'http://games.test', session);
  const flight = client.fly(bet.toString(), null);
  await client.flight(flight, 'flying');
  await casino.untilProjected(player);
  expect(await lineOf(flight)).toMatch(/flies alone; .* at the latest [-\d]+ [:\d]+ UTC$/);
  const { rows } = await casino.house.query(
    'SELECT is_flight, next_attempt_at FROM house.open_round WHERE public_id = $1',
    [flight],
  );
  expect(rows).toEqual([{ is_flight: true, next_attempt_at: null }]);
  client.land(flight);
  await client.flight(flight, 'cashed_out');
});

test('what the house has given up is named, and sent again by hand, once and with who did it', async () => {
  const { player, session, roundId } = await beginAndClimb();
  house.misbehave(...Array.from({ length: 40 }, () => 'down' as const));
  const cashOut = act(session, roundId, 1, { type: 'cash_out' });
  await expect
    .poll(() => lineOf(roundId), { timeout: 60_000 })
    .toContain('its win of 1.32 PHP is on its way');
  await cashOut;
  await casino.asOwner(
    `update house.round_transaction t set attempts = 499 from house.round r
     where r.round_id = t.round_id and r.public_id = $1 and t.state = 'pending'`,
    [roundId],
  );
  await expect
    .poll(() => lineOf(roundId), { timeout: 40_000 })
    .toContain('GIVEN UP after 500 attempts: its win of 1.32 PHP is owed; resend it');
  house.behave();
  expect(await realOf(player)).toBe(start - bet);

  const resend = () => run('resend', roundId, '--reason', 'The wallet was away', '--as', 'bo');
  expect(await resend()).toEqual(['What the round owes is sent again now. Look at it with: rounds show']);
  await expect.poll(() => realOf(player), { timeout: 60_000 }).toBe(start - bet + 132_000n);
  await casino.untilProjected(player);
  await expect.poll(() => lineOf(roundId)).toBeUndefined();
  await expect.poll(resend).toEqual(['No round of the house with this id owes anything.']);
  const { rows } = await casino.house.query(
    `SELECT e.actor, e.action, e.reason FROM house.round_event e JOIN house.round USING (round_id) WHERE public_id = $1`,
    [roundId],
  );
  expect(rows).toContainEqual({ actor: 'bo', action: 'send_again', reason: 'The wallet was away' });
  await expect(casino.house.query('DELETE FROM house.round_event')).rejects.toThrow('permission denied');
}, 240_000);

test('the platform asks over the protocol as well, for a round of its player only', async () => {
  const { player, session, roundId } = await beginAndClimb();
  const connection = await casino.app.rounds.connections.byProvider('MARQUEE');
  if (!canSendAgain(connection, { state: 'open' })) throw new Error('The house is not connected');
  const ask = async (of: PlayerFixture) =>
    askToSendAgain(casino.app, connection, {
      user: await userIdOf(casino.app.db, of, 'MARQUEE', new Date()),
      round: roundId,
      actor: 'bo@example.com',
      reason: 'The wallet was away',
    });
  expect(await ask(player)).toBe(false);
  house.misbehave(...Array.from({ length: 40 }, () => 'down' as const));
  const cashOut = act(session, roundId, 1, { type: 'cash_out' });
  await expect
    .poll(() => lineOf(roundId), { timeout: 60_000 })
    .toContain('its win of 1.32 PHP is on its way');
  await cashOut;
  await casino.asOwner(
    `update house.round_transaction t set attempts = 500 from house.round r
     where r.round_id = t.round_id and r.public_id = $1 and t.state = 'pending'`,
    [roundId],
  );
  await casino.asOwner('update house.round set next_attempt_at = null where public_id = $1', [roundId]);
  house.behave();
  expect(await lineOf(roundId)).toContain('GIVEN UP after 500 attempts');
  // Nobody else's round is told of, and nothing is sent for it.
  const stranger = await casino.newPlayer({ balance: start });
  expect(await ask(stranger)).toBeUndefined();
  expect(await lineOf(roundId)).toContain('GIVEN UP after 500 attempts');
  expect(await ask(player)).toBe(true);
  await expect.poll(() => realOf(player), { timeout: 60_000 }).toBe(start - bet + 132_000n);
  const { rows } = await casino.house.query(
    `SELECT e.actor, e.reason FROM house.round_event e JOIN house.round USING (round_id) WHERE public_id = $1`,
    [roundId],
  );
  expect(rows).toEqual([{ actor: 'bo@example.com', reason: 'The wallet was away' }]);
}, 240_000);

test('a round of which only the ledger knows is named as a difference; one of another provider is left to it', async () => {
  const player = await casino.newPlayer({ balance: start });
  const post = async (source: string) => {
    const round = randomUUID();
    await casino.app.ledger.post({
      siteId: player.siteId,
      playerId: player.playerId,
      currency: player.currency,
      source,
      externalId: newId(),
      kind: 'bet',
      amount: bet,
      round,
      game: 'towers',
    });
    return round;
  };
  const [unknown, foreign] = [await post('MARQUEE'), await post('TESTHOUSE')];
  await casino.untilProjected(player);
  expect(await lineOf(unknown)).toContain('the house has ended it');
  const shown = (await run('show', 'MARQUEE', unknown)).join('\n');
  expect(shown).toMatch(/DIFFERENCE {2}missing there {2}\S+ {2}theirs: nothing {2}ours: bet 100000/);
  expect(await lineOf(foreign)).toContain('only its provider can end it, and it is switched off');
  expect((await run('show', 'TESTHOUSE', foreign)).join('\n')).not.toContain('DIFFERENCE');
});
