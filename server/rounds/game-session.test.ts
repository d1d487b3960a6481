import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { createGameSessionCache, openGameSession } from './game-session.ts';

let casino: CasinoFixture;

beforeAll(async () => {
  casino = await createCasinoFixture();
});
afterAll(() => casino.close());

async function play() {
  const player = await casino.newPlayer();
  const game = { providerCode: 'MARQUEE', gameCode: 'any', userId: player.accountId };
  const { token } = await openGameSession(casino.app.db, casino.clock, player.session, game);
  const setStatus = (status: string) =>
    casino.asOwner('update players.player set status = $1 where player_id = $2', [status, player.playerId]);
  return { ...player, token, block: () => setStatus('blocked') };
}

test('a session in use is read again beside its bets, before it is too old', async () => {
  const { token, block } = await play();
  let time_ms = 0;
  const sessions = createGameSessionCache(casino.app.db, () => time_ms);
  await sessions.find(token);
  await block();
  time_ms = 11_999;
  expect(await sessions.find(token)).toMatchObject({ mayBet: true });
  time_ms = 25_000;
  // This call does not wait for the database. A later one gets the reloaded value.
  expect(await sessions.find(token)).toMatchObject({ mayBet: true });
  await expect.poll(() => sessions.find(token), { interval: 5 }).toMatchObject({ mayBet: false });
});

test('a session that nobody used is waited for when it is too old', async () => {
  const { token, block } = await play();
  let time_ms = 0;
  const sessions = createGameSessionCache(casino.app.db, () => time_ms);
  await sessions.find(token);
  await block();
  time_ms = 30_000;
  expect(await sessions.find(token)).toMatchObject({ mayBet: false });
});

test("what is announced of one player leaves the others' sessions in memory", async () => {
  const [one, other] = [await play(), await play()];
  const sessions = createGameSessionCache(casino.app.db, () => 0);
  for (const { token, block } of [one, other]) {
    expect(await sessions.find(token)).toMatchObject({ mayBet: true });
    await block();
  }
  sessions.forget(one.playerId);
  expect(await sessions.find(one.token)).toMatchObject({ mayBet: false });
  expect(await sessions.find(other.token)).toMatchObject({ mayBet: true });
  sessions.forget();
  expect(await sessions.find(other.token)).toMatchObject({ mayBet: false });
});
