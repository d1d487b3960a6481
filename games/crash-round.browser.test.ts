/** A bet in a shared draw as its player finds it later: shown on a page, checked in the browser, and from the published chains. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { copyOfCrash, crashPageSchema } from './kinds/crash/published/round-copy.ts';
import { earlierBy } from './kinds/crash/recompute.ts';
import { chainSchema } from './kinds/crash/socket-api.ts';
import { crashGames } from './kinds/crash/games.ts';
import { liveGames } from './kinds/live/games.ts';
import { nextOpen, startCrashHouse } from './server/testing/crash-house.ts';

let house: Awaited<ReturnType<typeof startCrashHouse>>;
let browser: Browser;
let page: Page;
const phone = { width: 390, height: 844 };

beforeAll(async () => {
  await buildForTests();
  house = await startCrashHouse({
    timing: {
      betting_ms: 2_000,
      answers_ms: 500,
      lastCashOuts_ms: 100,
      pause_ms: 150,
      beat_ms: 50,
      stale_ms: 10_000,
    },
  });
  browser = await launchChromium();
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', locale: 'en' });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const chainsSchema = z.object({
  games: z.array(
    z.object({
      code: z.string(),
      chains: z.array(
        chainSchema.extend({ newest: z.object({ draw: z.int(), link: z.string() }).nullable() }),
      ),
    }),
  ),
});

async function chains() {
  const answer = await fetch(`${house.url()}/fairness/chains.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { games } = chainsSchema.parse(await answer.json());
  expect(games.map(({ code }) => code)).toEqual([...crashGames, ...liveGames].map(({ code }) => code));
  return games[0]?.chains ?? [];
}

async function pageOf(user: string, round: string) {
  const answer = await house.operator.ask(house.url(), '/game/round', {
    operator_id: 'marquee',
    user,
    round,
  });
  return String(Object(answer.body).url).replace('http://games.test', house.url());
}
const told = async (address: string) =>
  crashPageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());

test('a bet is shown with its draw once that has ended, checked there, and checked when it is pasted', async () => {
  const ada = await house.connect('ada-1', 10_000_000n);
  const draw = await nextOpen(ada);
  const end = house.endOf(draw);
  const wins = ada.bet('300000', 101);
  const loses = ada.bet('100000', end + 1, 1);
  await Promise.all([ada.answer(wins), ada.answer(loses)]);

  // Before the end it says neither link nor end, and there is nothing to check.
  const [address, other] = await Promise.all([pageOf('ada-1', wins), pageOf('ada-1', loses)]);
  const before = await told(address);
  expect(before).toMatchObject({ draw: { number: draw, link: null, ended_on: null }, cashed_out_on: null });
  expect(before.round).toMatchObject({ state: 'in_play', win_minor: '0' });
  expect(copyOfCrash(before)).toBeUndefined();

  await ada.draw('settled', draw);
  await expect.poll(async () => (await told(other)).round.state, { timeout: 60_000 }).toBe('settled');
  await expect.poll(async () => (await told(address)).round.state, { timeout: 60_000 }).toBe('settled');
  await page.goto(address);
  await page.getByRole('heading', { name: 'Rocket Run' }).waitFor();
  await page.getByText(`×${(end / 100).toFixed(2)}`).waitFor();
  expect(await page.getByText('×1.01').count()).toBe(2);
  expect(await page.locator('.crash-picture :is(.is-end, .is-out)').count()).toBe(2);
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The chain gives exactly this end').waitFor();
  expect(await page.locator('.verdict .holds').count()).toBe(4);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.goto(`${other}&lang=fil`);
  await page.getByText('hindi bago natapos').waitFor();
  expect(await page.locator('.crash-picture :is(.is-end, .is-out)').count()).toBe(1);

  const copy = copyOfCrash(await told(address));
  if (!copy) throw new Error('the bet is not decided');
  expect(copy).toMatchObject({ ended_on: end, cashed_out_on: 101, win_minor: '303000' });
  await page.goto(`${house.url()}/fairness/check`);
  const paste = page.getByLabel('Paste a copied round');
  await paste.fill(JSON.stringify(copy));
  await page.getByText('The chain gives exactly this end').waitFor();
  for (const [change, said] of [
    [{ win_minor: '1' }, 'The win is another one.'],
    [{ salt: '00'.repeat(32) }, 'Link and salt give another multiplier.'],
    [{ draw: copy.draw + 1 }, 'The link does not lead to the published end.'],
  ] as const) {
    await paste.fill(JSON.stringify({ ...copy, ...change }));
    await page.getByText(said).waitFor();
    await page.getByText('do not agree').waitFor();
  }

  // The chain that the bet names is the one that everybody can see, and its newest link leads to the bet's.
  const [chain] = await chains();
  expect(chain).toMatchObject({ number: copy.chain, end_hash: copy.end, salt: copy.salt });
  const newest = chain?.newest;
  if (!newest) throw new Error('no draw has ended');
  expect(await earlierBy(newest.link, newest.draw - copy.draw)).toBe(copy.link);
}, 240_000);
