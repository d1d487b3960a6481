import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betRequest,
  createProviderFixture,
  unit,
  winRequest,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { chooseForGame, moveGame } from '../catalog/operator-choices.ts';
import { allGames, findGame } from '../catalog/games.ts';
import { upsertGames } from '../catalog/upsert-games.ts';
import { newId } from '../kernel/ids.ts';

let provider: ProviderFixture;
let casino: ProviderFixture['casino'];
const koi = { providerCode: 'TESTHOUSE', gameCode: 'koi-pond' };

beforeAll(async () => {
  provider = await createProviderFixture();
  casino = provider.casino;
  for (const siteId of [casino.siteId, casino.otherSiteId]) {
    await casino.asOwner(
      `insert into catalog.site_provider (site_id, provider_code) values ($1, 'TESTHOUSE') on conflict do nothing`,
      [siteId],
    );
  }
});
afterAll(() => provider.close());

async function disable(disabled: boolean, siteId = casino.siteId): Promise<void> {
  await casino.app.db.transaction().execute((trx) => chooseForGame(trx, siteId, koi, { disabled }));
  casino.app.rounds.games.forget();
}
const bet = (request: object) => provider.call(walletPaths.bet, request);

test('a disabled game begins no round; the one in play takes its further stakes, is finished and paid', async () => {
  const player = await provider.newGambler();
  const first = betRequest(player);
  expect(await bet(first)).toMatchObject({ status: 'RS_OK', balance: 990 * unit });
  await disable(true);
  expect(await bet(betRequest(player))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  // A message whose answer was lost is answered as it was, and takes nothing again.
  expect(await bet({ ...first, request_uuid: newId() })).toMatchObject({
    status: 'RS_OK',
    balance: 990 * unit,
  });
  expect(await bet(betRequest(player, 10, first.round))).toMatchObject({
    status: 'RS_OK',
    balance: 980 * unit,
  });
  expect(await provider.call(walletPaths.win, winRequest(player, first))).toMatchObject({
    status: 'RS_OK',
    balance: 1005 * unit,
  });
  // The round is closed, and is no way to go on.
  expect(await bet(betRequest(player, 10, first.round))).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  await expect(findGame(casino.app.db, casino.siteId, koi, casino.clock.now())).rejects.toThrow();
  await disable(false);
  expect(await bet(betRequest(player))).toMatchObject({ status: 'RS_OK', balance: 995 * unit });
});

test('a round of which every bet was rolled back is not in play', async () => {
  const player = await provider.newGambler();
  const first = betRequest(player);
  await bet(first);
  await disable(true);
  await provider.call(walletPaths.rollback, {
    ...betRequest(player),
    round: first.round,
    reference_transaction_uuid: first.transaction_uuid,
  });
  expect(await bet(betRequest(player, 10, first.round))).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  await disable(false);
});

test('a site disables a game for itself alone', async () => {
  const player = await provider.newGambler();
  await disable(true, casino.otherSiteId);
  expect(await bet(betRequest(player))).toMatchObject({ status: 'RS_OK' });
  expect(await casino.app.rounds.games.standing(casino.otherSiteId, 'TESTHOUSE', 'koi-pond')).toBe('closed');
  await disable(false, casino.otherSiteId);
});

test("the provider's list undoes nothing that the operator chose, and what is new in it comes after the chosen order", async () => {
  const { db } = casino.app;
  const listed = (...codes: string[]) =>
    upsertGames(
      db,
      { providerCode: 'SYNCED', providerName: 'Synced', slug: 'synced' },
      codes.map((gameCode) => ({
        gameCode,
        gameName: `Game ${gameCode}`,
        gameType: 'SLOTS',
        category: 'slot_game',
        image: '/a.webp',
        image2x: '/a.webp',
        rtpPercent: null,
        volatility: null,
        releasedAt: new Date('2026-01-01'),
      })),
    );
  await listed('apple', 'berry', 'cherry', 'date');
  await casino.asOwner(`insert into catalog.site_provider (site_id, provider_code) values ($1, 'SYNCED')`, [
    casino.otherSiteId,
  ]);
  await casino.asOwner(`delete from catalog.site_provider where site_id = $1 and provider_code <> 'SYNCED'`, [
    casino.otherSiteId,
  ]);
  const game = (gameCode: string) => ({ providerCode: 'SYNCED', gameCode });
  const siteId = casino.otherSiteId;
  const trx = <Answer>(work: (within: typeof db) => Promise<Answer>) => db.transaction().execute(work);
  expect(await trx((within) => moveGame(within, siteId, game('cherry'), null))).toEqual({
    before: 3,
    after: 1,
  });
  expect(await trx((within) => moveGame(within, siteId, game('apple'), game('berry')))).toEqual({
    before: 2,
    after: 3,
  });
  const choice = { featured: true, new: true, hot: true };
  await trx((within) => chooseForGame(within, siteId, game('apple'), choice));
  await trx((within) => chooseForGame(within, siteId, game('date'), { hidden: true }));
  await listed('cherry', 'berry', 'apple', 'aardvark', 'date');
  const shown = await allGames(db, siteId, casino.clock.now());
  expect(shown.map(({ game_code }) => game_code)).toEqual(['cherry', 'berry', 'apple', 'aardvark']);
  expect(shown[2]).toMatchObject({ is_featured: true, is_new: true, is_hot: true });
  expect(shown[3]).toMatchObject({ is_featured: false, is_hot: false });
  expect(await trx((within) => moveGame(within, siteId, game('nothing'), null))).toBeUndefined();
  expect(await trx((within) => moveGame(within, siteId, game('apple'), game('nothing')))).toBeUndefined();
});
