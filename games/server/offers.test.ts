/** What a house offers that was told to offer neither instant games nor tables nor draws, as one with real money is not. */
import { gameListAnswerSchema } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashGames } from '../kinds/crash/games.ts';
import { instantGames } from '../kinds/instant/games.ts';
import { liveGames } from '../kinds/live/games.ts';
import { tableGames } from '../kinds/table/games.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeAll(async () => {
  house = await startTestHouse({ offersInstantGames: false, offersTableGames: false });
});
afterAll(() => house.close());

/** Asks for the address of a game, as an operator does for demo play. */
const openGame = (game_code: string) =>
  house.operator.ask(house.url(), '/game/url', {
    operator_id: 'marquee',
    game_code,
    platform: 'GPL_DESKTOP',
    lang: 'en',
    currency: 'XXX',
    country: 'MT',
    ip: '127.0.0.1',
    lobby_url: 'http://localhost:3000/slots',
    deposit_url: 'http://localhost:3000/deposit',
    sub_partner_id: 'aurum',
  });

test('instant, table, crash and live games are listed as switched off, and are not opened', async () => {
  const { body } = await house.operator.ask(house.url(), '/game/list', { operator_id: 'marquee' });
  const list = gameListAnswerSchema.parse(body);
  const enabled = (code: string) => list.find((game) => game.game_code === code)?.enabled;
  for (const { code } of [...instantGames, ...tableGames, ...crashGames, ...liveGames]) {
    expect(enabled(code), code).toBe(false);
    expect(await openGame(code)).toEqual({
      status: 404,
      body: { error: `game_code: ${code} is not offered` },
    });
  }
  expect(enabled('koi-pond')).toBe(true);
  expect(await openGame('koi-pond')).toMatchObject({ status: 200 });
});
