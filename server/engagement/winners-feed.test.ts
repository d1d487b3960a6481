import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerEvent } from '@marquee/contract/realtime.ts';
import { createCasinoFixture, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { upsertGames } from '../catalog/upsert-games.ts';
import type { App } from './app.ts';
import { createWinnersFeed } from './winners-feed.ts';

let casino: CasinoFixture;
beforeAll(async () => {
  casino = await createCasinoFixture();
  const provider = {
    providerCode: 'MARQUEE',
    providerName: 'Marquee',
    slug: 'marquee',
    opensIn: 'frame',
  } as const;
  await upsertGames(casino.app.db, provider, [
    {
      gameCode: 'koi-pond',
      gameName: 'Koi Pond',
      gameType: 'SLOTS',
      category: 'slot_game',
      image: '/koi.avif',
      image2x: '',
      rtpPercent: null,
      volatility: null,
      releasedAt: new Date(),
    },
  ]);
});
afterAll(() => casino.close());

/** A round of a new player with a stake of 1.00 and this payout, won this long ago. */
async function addRound(roundId: string, payout: number, ago_ms = 0): Promise<void> {
  const { siteId, playerId } = await casino.newPlayer();
  await casino.asOwner(
    `insert into rounds.round (site_id, player_id, provider_code, round_id, game_code, currency, stake, payout, bets, status, opened_at, updated_at)
     values ($1, $2, 'MARQUEE', $3, 'koi-pond', 'PHP', 100000, $4, 1, 'settled', $5, $5)`,
    [siteId, playerId, roundId, payout * 100_000, new Date(casino.clock.now().getTime() - ago_ms)],
  );
}

/** The casino with one who watches its site, and all that he hears. */
function listened(): { app: App; heard: { siteId: number; event: ServerEvent }[] } {
  const heard: { siteId: number; event: ServerEvent }[] = [];
  const realtime: App['realtime'] = {
    ...casino.app.realtime,
    watchedSites: () => [casino.siteId],
    toSiteHere: (siteId, event) => heard.push({ siteId, event }),
  };
  return { app: { ...casino.app, realtime }, heard };
}

test('those who watch a site hear of each large win once, and of none they have seen', async () => {
  const { app, heard } = listened();
  const feed = createWinnersFeed(app);
  const look = async (): Promise<void> => {
    // The figures are cached, by the site's clock.
    casino.clock.advance(11_000);
    await feed.look();
  };
  await addRound('before', 50, 2 * 60_000);
  await look();
  expect(heard).toEqual([]);

  await addRound('lost', 0);
  await addRound('large', 40);
  await addRound('larger', 90);
  await look();
  expect(heard.map(({ siteId, event }) => [siteId, event.type === 'winner' && event.amount])).toEqual([
    [casino.siteId, '40.00'],
    [casino.siteId, '90.00'],
  ]);
  expect(heard[0]?.event).toMatchObject({ type: 'winner', game_name: 'Koi Pond', currency: 'PHP' });
  await look();
  expect(heard).toHaveLength(2);
  await feed.close();
});

test('a win whose round is written late is told, although a later one has been', async () => {
  const { app, heard } = listened();
  const amounts = (): string[] =>
    heard.flatMap(({ event }) => (event.type === 'winner' ? [event.amount] : []));
  const feed = createWinnersFeed(app);
  casino.clock.advance(3 * 60_000);
  await addRound('late', 30, 40_000);
  await feed.look();
  expect(amounts()).toEqual(['30.00']);
  await addRound('in time', 60);
  await feed.look();
  await addRound('out of order', 45, 1_000);
  await feed.look();
  await feed.look();
  expect(amounts()).toEqual(['30.00', '60.00', '45.00']);
  await feed.close();
});

test('a win is told as soon as its round is written, masked, without anybody asking', async () => {
  const { app, heard } = listened();
  const feed = createWinnersFeed(app);
  casino.clock.advance(3 * 60_000);
  await addRound('told', 70);
  feed.wake();
  feed.wake();
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(1);
  expect(heard[0]?.event).toMatchObject({
    type: 'winner',
    amount: '70.00',
    account: expect.stringContaining('•••'),
  });
  await feed.close();
});
