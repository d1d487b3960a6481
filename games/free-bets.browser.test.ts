import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { sampled } from '../tests/sampled.ts';
import { tumbleGames } from './catalogue.ts';
import { startTestHouse } from './server/testing/house.ts';

/** What a game shows and tells while it plays the free bets of a reward. */

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;
/** The game that the site's page frames. */
let framed = '';
/** A page of a site: a game in a frame, and what it tells of its rounds. */
const site = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(
    `<script>said = []; addEventListener('message', ({ data }) => { if (data.type === 'marquee:round') said.push(data) })</script>
    <iframe src="${framed}" width="380" height="800"></iframe>`,
  );
});
let siteUrl = '';
beforeAll(async () => {
  await once(site.listen(0, 'localhost'), 'listening');
  const address = site.address();
  siteUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  await buildForTests();
  house = await startTestHouse({ allowedFrameAncestors: [siteUrl] });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
  site.close();
});

const codes = ['koi-pond', ...sampled(tumbleGames, 1).map(({ code }) => code)];

test.each(codes)(
  '%s: free bets say that they are free, cost nothing wherever they are counted, and leave the player’s own bet',
  async (code) => {
    const given = await house.operator.ask(house.url(), '/freebets/create', {
      operator_id: 'marquee',
      sub_partner_id: 'aurum',
      user: house.user,
      game_code: code,
      currency: 'EUR',
      bet_value: 200_000,
      bet_count: 2,
      start_time: '2020-01-01T00:00:00',
      end_time: '2099-01-01T00:00:00',
    });
    expect(given.status).toBe(200);
    const session = await house.launch(code, false, house.user, 'EUR', { jurisdiction: 'MT' });
    const page = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    ).newPage();
    framed = `${house.url()}/play/${code}?lang=en#session=${session}`;
    await page.goto(siteUrl);
    const game = page.frameLocator('iframe');
    const bet = game.locator('.bet .figure-value');
    const label = game.locator('.bet .figure-label');
    const badge = game.locator('.top-bar');
    const balance = () => house.operator.balances.get(house.user) ?? 0n;
    const before = balance();
    await game.getByText('2 free bets').waitFor();
    await expect.poll(() => bet.innerText()).toBe('€2.00');
    expect(await label.textContent()).toBe('Free bet');

    for (const left of [1, 0]) {
      await game.locator('.spin:not(.is-playing)').click();
      await expect.poll(() => page.evaluate<number>('said.length'), { timeout: 60_000 }).toBe(2 - left);
    }
    const said = await page.evaluate<readonly { bet_minor: string; win_minor: string }[]>('said');
    expect(said.map(({ bet_minor }) => bet_minor)).toEqual(['0', '0']);
    const won = said.reduce((sum, { win_minor }) => sum + BigInt(win_minor), 0n);
    expect(balance()).toBe(before + won);
    await game.locator('.spin:not(.is-playing)').waitFor();
    expect(await badge.innerText()).not.toContain('free bet');
    expect(await label.textContent()).toBe('Bet');
    // What was staked for the player is not what the player stakes.
    expect(await bet.innerText()).toBe('€1.00');
    await page.context().close();
  },
);
