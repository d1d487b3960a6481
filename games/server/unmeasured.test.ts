/** A tumbling slot whose return has not been measured long enough is offered to nobody, nor is one that is not finished. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectGames, finishedCollects, tumbleGames } from '../catalogue.ts';
import { measuredFigures } from '../kinds/slot/tumble/prove/figures.ts';
import { readBlocks } from '../kinds/slot/tumble/prove/store.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeAll(async () => {
  house = await startTestHouse({ offersUnmeasured: false });
});
afterAll(() => house.close());

test.each(tumbleGames)(
  '$code is listed as on, and opened, exactly if a thousand million rounds say what it returns',
  async (game) => {
    const { rounds, rtp_percent } = measuredFigures(game, await readBlocks(game));
    await expectOffered(game.code, rounds >= 1_000_000_000 && rtp_percent !== null);
  },
);

test.each(collectGames)('$code is listed as on, and opened, exactly if it is finished', (game) =>
  expectOffered(game.code, finishedCollects.includes(game)),
);

/** Whether the operator's list and the address of a game say that it is offered, for money and in demo play. */
async function expectOffered(game_code: string, isOffered: boolean): Promise<void> {
  const list = await house.operator.ask(house.url(), '/game/list', { operator_id: 'marquee' });
  expect(list.body).toContainEqual(expect.objectContaining({ game_code, enabled: isOffered }));
  for (const player of [
    { user: house.user, token: 'token-of-a-session', currency: 'EUR' },
    { currency: 'XXX' },
  ]) {
    const opened = await house.operator.ask(house.url(), '/game/url', {
      operator_id: 'marquee',
      ...player,
      game_code,
      platform: 'GPL_DESKTOP',
      lang: 'en',
      country: 'MT',
      ip: '127.0.0.1',
      lobby_url: '',
      deposit_url: '',
      sub_partner_id: 'aurum',
    });
    expect(opened).toMatchObject(
      isOffered
        ? { status: 200 }
        : { status: 404, body: { error: expect.stringContaining('is not offered') } },
    );
  }
}
