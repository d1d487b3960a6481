/** Fairness as a player meets it: a share in the first draw, rounds shown and checked in the browser, unseen rounds shown again. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { buildForTests } from '../tests/build.ts';
import { isWhole, sampled } from '../tests/sampled.ts';
import { soloGames } from './kinds/instant/games.ts';
import { copyOfInstant, instantPageSchema } from './kinds/instant/published/round-copy.ts';
import { playApi, type BookedRound } from './kinds/slot/play-api.ts';
import { copyOfRound } from './kinds/slot/client/round/check-round.ts';
import { startTestHouse } from './server/testing/house.ts';
import { pressSpin } from './server/testing/press-spin.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let browser: Browser;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

beforeAll(async () => {
  await buildForTests();
  house = await startTestHouse();
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function visit(address: string, viewport = phone): Promise<{ page: Page; calls: string[] }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(house.url() + address);
  return { page, calls };
}

async function openGame(code: string, session: string): Promise<{ page: Page; calls: string[] }> {
  const visited = await visit(`/play/${code}?lang=en#session=${session}`);
  await visited.page.locator('.spin').waitFor({ timeout: 60_000 });
  return visited;
}

/** Plays until a round is as wanted. */
async function playUntil(session: string, isWanted: (round: BookedRound) => boolean): Promise<BookedRound> {
  house.operator.balances.set(house.user, 1_000_000_000_000n);
  for (let spin = 0; spin < 6000; spin += 1) {
    const answer = await house.spin(session, '100000');
    if (!answer.ok) throw new Error(answer.detail);
    if (isWanted(answer.round)) return answer.round;
  }
  throw new Error('no such round came');
}

async function reveal(session: string): Promise<string> {
  const answer = playApi.rotateSeed.answer.parse(
    await house.post(playApi.rotateSeed.path, { session, client_seed: 'another' }),
  );
  if (!answer.ok) throw new Error(answer.detail);
  return answer.revealed.server_seed;
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join()}`),
  ).toEqual([]);
}

test('the first round is drawn with a seed of the player’s browser, made after the server’s hash was shown', async () => {
  const session = await house.launch('golden-pharaoh', true);
  const opened = await house.open(session);
  if (!opened.ok) throw new Error(opened.detail);
  expect(opened.fairness.client_seed_by).toBe('house');
  const { page, calls } = await openGame('golden-pharaoh', session);
  expect(calls.filter((path) => path === playApi.rotateSeed.path)).toHaveLength(1);
  await pressSpin(page.locator('.spin'), () => page.keyboard.press('Space'));
  await page.locator('.spin:not(.is-playing)').waitFor({ timeout: 60_000 });
  const after = await house.open(session);
  if (!after.ok || !after.last_round) throw new Error('no round');
  expect(after.last_round.fairness).toMatchObject({
    client_seed_by: 'player',
    nonce: 0,
    server_seed_hash: opened.fairness.next_server_seed_hash,
  });
  expect(after.last_round.fairness.client_seed).not.toBe(opened.fairness.client_seed);

  // The history shows the round's pictures, and checks it once the seeds were changed.
  await page.keyboard.press('i');
  await page.getByRole('tab', { name: 'Fairness' }).click();
  await page.getByText('your browser makes a random seed').waitFor();
  await page.getByText(after.build.definition_hash).waitFor();
  await page.getByText(after.build.engine_hash).waitFor();
  await page.getByRole('button', { name: 'Change seeds and reveal' }).click();
  await page.getByText('It decided 1 round').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Show round 0' }).press('Enter');
  await expect.poll(() => page.locator('.round-grid svg').count()).toBeGreaterThanOrEqual(15);
  const before = calls.length;
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The seeds give exactly this round').waitFor();
  expect(calls.slice(before)).toEqual(['/fairness/golden-pharaoh/2.json']);
  await expectAccessible(page);
  await page.context().close();
});

test('a round that was left in its free spins is shown on the next device before a bet', async () => {
  const player = 'comes-back';
  house.operator.balances.set(player, 1_000_000_000_000n);
  const session = await house.launch('fruit-party', false, player);
  const left = await playUntil(session, ({ win_minor }) => win_minor !== '0');
  expect(await house.open(session)).toMatchObject({ is_last_round_unseen: true });
  const elsewhere = await house.launch('fruit-party', false, player);
  const { page, calls } = await openGame('fruit-party', elsewhere);
  await expect
    .poll(() => calls.filter((path) => path === playApi.seen.path).length, { timeout: 60_000 })
    .toBe(1);
  expect(calls).not.toContain(playApi.spin.path);
  await page.locator('.spin:not(.is-playing)').waitFor();
  expect(await house.open(elsewhere)).toMatchObject({
    is_last_round_unseen: false,
    last_round: { round_id: left.round_id },
  });
  await page.context().close();
});

test('a pasted round is checked in the browser, and a changed digit is found', async () => {
  const session = await house.launch('dragon-fortune');
  const round = await playUntil(session, ({ book }) => book.events.some(({ type }) => type === 'hold_end'));
  const copy = copyOfRound(round, await reveal(session));
  for (const viewport of [phone, desktop]) {
    const { page, calls } = await visit('/fairness/check', viewport);
    await page.getByLabel('Paste a copied round').fill(JSON.stringify(copy));
    await page.getByText('The seeds give exactly this round').waitFor();
    expect(await page.locator('.verdict .holds').count()).toBe(4);
    // Every coin of hold and respin is there with its value.
    await page.getByText('Hold and respin won').waitFor();
    const held = round.book.events.flatMap((event) =>
      event.type === 'hold_start' || event.type === 'hold_spin' ? event.coins : [],
    );
    const board = page.locator('.round-turn').first().locator('.round-grid').last();
    expect(await board.locator('.coin-value').count()).toBe(held.length);
    expect(calls.filter((path) => path.startsWith('/play-api'))).toEqual([]);
    await expectAccessible(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);

    await page.getByLabel('Paste a copied round').fill(JSON.stringify({ ...copy, win_minor: '1' }));
    await page.getByText('The win is another one.').waitFor();
    await page.getByText('The seeds give another round').waitFor();
    await page.context().close();
  }
});

test('the page of a round shows its pictures and checks it in the browser', async () => {
  const session = await house.launch('tiger-jackpot');
  const round = await playUntil(session, ({ book }) => book.events.some(({ type }) => type === 'hold_end'));
  const answer = await house.operator.ask(house.url(), '/game/round', {
    operator_id: 'marquee',
    user: house.user,
    round: round.round_id,
  });
  const address = String(Object(answer.body).url).replace('http://games.test', '');
  const { page } = await visit(address);
  await page.getByText('Hold and respin won').waitFor();
  await page.getByText('Revealed when you change seeds').waitFor();
  expect(await page.getByRole('button', { name: 'Check this round' }).count()).toBe(0);
  await expectAccessible(page);
  await reveal(session);
  await page.goto(`${house.url()}${address}&lang=zh`);
  await page.getByRole('button', { name: '核对本局' }).click();
  await page.getByText('种子得出的正是这一局').waitFor();
  await page.context().close();
});

test('a round of wager and actions is shown on its page, checked there, and checked when it is pasted', async () => {
  house.operator.balances.set(house.user, 1_000_000_000_000n);
  const session = await house.launch('mines');
  await reveal(session);
  const begun = await house.begin(session, '123000', { mines: 1 });
  if (!begun.ok) throw new Error(begun.detail);
  const { round_id } = begun.round;
  await house.act(session, round_id, 0, { type: 'reveal', tile: 3 });
  await house.act(session, round_id, 1, { type: 'cash_out' });
  const address = await roundAddress(round_id);
  const { page, calls } = await visit(address);
  await page.getByRole('heading', { name: 'Mines' }).waitFor();
  await page.getByText('Data of the round').click();
  await page.getByText('"mines": 1').waitFor();
  await page.getByText('Revealed when you change seeds').waitFor();
  expect(await page.getByRole('button', { name: 'Check this round' }).count()).toBe(0);
  await expectAccessible(page);
  await reveal(session);
  await page.reload();
  await page.getByRole('button', { name: 'Check this round' }).click();
  await page.getByText('The seeds give exactly this round').waitFor();
  expect(await page.locator('.verdict .holds').count()).toBe(4);
  expect(calls.filter((path) => path.startsWith('/play-api'))).toEqual([]);
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);

  const told: unknown = await (await fetch(`${house.url()}${address.replace('?', '.json?')}`)).json();
  const shown = instantPageSchema.parse(told);
  const copy = copyOfInstant(shown, shown.server_seed ?? '');
  await page.goto(`${house.url()}/fairness/check`);
  const paste = page.getByLabel('Paste a copied round');
  await paste.fill(JSON.stringify(copy));
  await page.getByText('The seeds give exactly this round').waitFor();
  await paste.fill(JSON.stringify({ ...copy, win_minor: '1' }));
  await page.getByText('The win is another one.').waitFor();
  await page.getByText('The seeds give another round').waitFor();
  await page.context().close();
});

test.each(sampled(soloGames, 2).map((game) => [game.code, game] as const))(
  'the page of a round of %s has its picture',
  async (code, { usual }) => {
    house.operator.balances.set(house.user, 1_000_000_000_000n);
    const session = await house.launch(code);
    const begun = await house.begin(session, '100000', usual.wager);
    if (!begun.ok) throw new Error(begun.detail);
    const { round_id } = begun.round;
    let { state } = begun.round;
    for (const [step, action] of usual.actions.entries()) {
      if (state !== 'in_play') break;
      const acted = await house.act(session, round_id, step, action);
      if (!acted.ok) throw new Error(acted.detail);
      ({ state } = acted.round);
    }
    const { page } = await visit(await roundAddress(round_id));
    const picture = page.locator('.round-scene > *');
    await picture.waitFor();
    const box = await picture.boundingBox();
    expect(box?.height).toBeGreaterThan(60);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    await page.context().close();
  },
);

async function roundAddress(round: string): Promise<string> {
  const asked = { operator_id: 'marquee', user: house.user, round };
  const answer = await house.operator.ask(house.url(), '/game/round', asked);
  return String(Object(answer.body).url).replace('http://games.test', '');
}

test.runIf(isWhole)('the specification is a page that axe has nothing against', async () => {
  const { page } = await visit('/fairness');
  await page.getByRole('heading', { name: 'How every round follows from its seeds' }).waitFor();
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  await page.context().close();
});
