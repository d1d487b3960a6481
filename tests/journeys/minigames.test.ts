import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { segmentAt } from '../../site/app/features/minigames/wheel-physics.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { arrived } from './arrived.ts';
import { expectAccessible, expectNoOverflow, patience_ms } from './steps.ts';

/** The wheel and the minigames, played by the demo player in a real browser. */

const outcome = /^(No prize this time\.|You get .+ back\.|You win .+!)$/;

let marquee: TestConstellation;
let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  marquee = await startTestConstellation();
  browser = await launchChromium();
  const { rows } = await marquee.owner.query<{ site_id: number; player_id: string }>(
    `select site_id, player_id from players.player join sites.site using (site_id)
     where account_id = 'demo' and site_code = 'aurum'`,
  );
  const [demo] = rows;
  if (!demo) throw new Error('There is no demo player.');
  await marquee.marquee.app.ledger.post({
    siteId: demo.site_id,
    playerId: BigInt(demo.player_id),
    currency: 'PHP',
    source: 'TEST',
    externalId: 'tokens to play with',
    kind: 'token_grant',
    amount: 60n * 100_000n,
  });
  // The wheel is free for who has staked real money.
  await marquee.marquee.app.ledger.post({
    siteId: demo.site_id,
    playerId: BigInt(demo.player_id),
    currency: 'PHP',
    source: 'TEST',
    externalId: 'stakes before the wheel',
    kind: 'bet',
    round: 'stakes before the wheel',
    game: 'game',
    amount: 300n * 100_000n,
  });
});
afterEach(() => context?.close());
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

/** Sign in, and come to a page of the player's. */
async function signedIn(path: string, options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  context = await browser.newContext(options);
  context.setDefaultTimeout(patience_ms);
  const page = await context.newPage();
  await page.goto(`${marquee.url}/login?return_to=${path}`);
  await arrived(page);
  await page.getByLabel('Account name').fill('demo');
  await page.locator('input[name="password"]').fill('marquee-demo');
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
  return page;
}

interface KeptPlay {
  readonly prize_id: number;
  readonly prize_kind: string;
  readonly prize_amount: string;
  readonly token_cost: string;
}

/** The newest play of a game, as the database keeps it. */
async function keptPlay(gameId: string): Promise<KeptPlay> {
  const { rows } = await marquee.owner.query<KeptPlay>(
    `select prize_id, prize_kind, trim_scale(prize_amount / 100000.0)::text as prize_amount, token_cost::text
     from rewards.mini_game_play where game_id = $1 order by created_at desc limit 1`,
    [gameId],
  );
  const [play] = rows;
  if (!play) throw new Error(`Nothing was played of ${gameId}.`);
  return play;
}

/** What the page is to say about a play. */
function wordsOf({ prize_kind, prize_amount, token_cost }: KeptPlay): string {
  if (prize_kind === 'none') return 'No prize this time.';
  if (prize_kind === 'cash') return `You win ${formatMoney(prize_amount, 'PHP')}!`;
  const tokens = prize_amount === '1' ? '1 token' : `${prize_amount} tokens`;
  const isWin = BigInt(prize_amount) * 100_000n > BigInt(token_cost);
  return isWin ? `You win ${tokens}!` : `You get ${tokens} back.`;
}

/** The outcome stands on the page, and is what the database holds. */
async function expectOutcome(place: Page | Locator, gameId: string): Promise<void> {
  const said = place.getByRole('status').filter({ hasText: outcome });
  await said.waitFor();
  expect(await said.textContent()).toBe(wordsOf(await keptPlay(gameId)));
}

async function expectProof(place: Page | Locator): Promise<void> {
  await place.getByText('Check this round').click();
  await place.getByRole('button', { name: 'Draw it again in this browser' }).click();
  await place.getByText('The seeds give exactly this prize').waitFor();
}

test('S2.1 the wheel turns, stops on the segment that the server drew, and proves it', async () => {
  const page = await signedIn('/spin', { viewport: { width: 1440, height: 900 } });
  const odds = page.getByRole('table', { name: 'Prizes and chances of Daily wheel' });
  await odds.waitFor();
  expect(await odds.getByRole('row').count()).toBe(9);
  expect(await page.getByRole('button', { name: 'Sound of the pegs' }).getAttribute('aria-pressed')).toBe(
    'false',
  );
  await expectAccessible(page, 'the wheel before it turns');
  await page.getByRole('button', { name: 'Spin for free' }).click();
  await page.getByText('The wheel is turning').waitFor();
  await expectOutcome(page, 'lucky-wheel');
  const transform = await page.locator('main svg > g').first().getAttribute('transform');
  const degrees = Number(/rotate\((-?[\d.]+)\)/.exec(transform ?? '')?.[1]);
  expect(segmentAt(degrees / 360, 8) + 1).toBe((await keptPlay('lucky-wheel')).prize_id);
  await page.getByText('Next free spin in').waitFor();
  await page.getByRole('button', { name: 'Spin for 3 tokens' }).waitFor();
  await expectProof(page);
  await expectAccessible(page, 'the wheel after it has turned');
});

test('S1.9 S2.7 S2.8 each minigame is played in its own layout, from the bet to the prize', async () => {
  const page = await signedIn('/minigame', { viewport: { width: 1440, height: 900 } });
  await page.locator('[data-layout="minigame"]').waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByText('Opening season is running').waitFor();

  const dice = page.getByRole('region', { name: 'Pearl dice' });
  await dice.getByRole('button', { name: 'Play for 1 token' }).click();
  await page.getByText('1 in play').waitFor();
  // Fingerprints stand behind the check, not on the game.
  expect(await dice.getByText(/[0-9a-f]{32}/).count()).toBe(0);
  await dice.getByRole('button', { name: 'Throw the dice' }).click();
  await expectOutcome(dice, 'pearl-dice');
  await expectProof(dice);
  await page.getByText('0 in play').waitFor();

  const card = page.getByRole('region', { name: 'Scratch card' });
  await card.getByRole('button', { name: 'Play for 2 tokens' }).click();
  await card.getByRole('button', { name: 'Reveal the card' }).waitFor();
  await scratch(page, card.locator('canvas'));
  await expectOutcome(card, 'scratch-card');

  const chests = page.getByRole('region', { name: 'Three chests' });
  await chests.getByRole('button', { name: 'Play for 5 tokens' }).click();
  await page.getByText('5 in play').waitFor();
  // A play that was left open waits, and goes on where it was.
  await page.reload();
  await chests.getByText('A play is open.').waitFor();
  await chests.getByRole('button', { name: 'Chest 2' }).click();
  await expectOutcome(chests, 'three-chests');

  const log = page.getByRole('table', { name: 'Your plays' });
  await log.getByText('Three chests').waitFor();
  await chests.getByText('Prizes and chances').click();
  await expectAccessible(page, 'the minigames after plays');
  await expectNoOverflow(page, '/minigame');
});

test('S1.8 S2.8 on a phone with less motion, by keyboard, and at rest without a season', async () => {
  const page = await signedIn('/minigame', {
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const card = page.getByRole('region', { name: 'Scratch card' });
  await pressEnter(card.getByRole('button', { name: 'Play for 2 tokens' }));
  await pressEnter(card.getByRole('button', { name: 'Reveal the card' }));
  await expectOutcome(card, 'scratch-card');
  await expectAccessible(page, 'the minigames on a phone');
  await expectNoOverflow(page, '/minigame on a phone');

  await page.goto(`${marquee.url}/spin`);
  await pressEnter(page.getByRole('button', { name: /^Spin for/ }));
  await expectOutcome(page, 'lucky-wheel');
  await expectAccessible(page, 'the wheel on a phone');
  await expectNoOverflow(page, '/spin on a phone');

  await marquee.owner.query(`update rewards.mini_game_cycle set ends_at = starts_at + interval '1 day'`);
  for (const path of ['/spin', '/minigame']) {
    await page.goto(marquee.url + path);
    await page.getByRole('heading', { name: 'Minigames are closed' }).waitFor();
    await expectAccessible(page, `${path} at rest`);
  }
});

/** By keyboard, once the button takes it. */
async function pressEnter(button: Locator): Promise<void> {
  await button.and(button.page().locator(':enabled')).press('Enter');
}

/** Rub the foil off, row by row. */
async function scratch(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no card.');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  for (let row = 0; row < 8; row += 1) {
    const y = box.y + ((row + 0.5) * box.height) / 8;
    await page.mouse.move(box.x + 4, y);
    await page.mouse.move(box.x + box.width - 4, y, { steps: 12 });
  }
  await page.mouse.up();
}
