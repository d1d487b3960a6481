/**
 * Photographs the table games: `npm run shots:tables`. The client must have been built. It starts its own house, whose players' first
 * rounds are chosen by their seeds.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { tableGames } from '../../games/kinds/table/games.ts';
import { UNIT, type TableGame } from '../../games/kinds/table/table.ts';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { ActionRefused } from '../../games/kit/round/round-game.ts';
import { launchChromium } from '../../tests/browser.ts';
import { beginScript } from '../command/command.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';
import type { Photograph } from './photograph.ts';
import { layOut } from './sheet.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const;

const views = fileURLToPath(new URL('../../games/kinds/table/client/views/', import.meta.url));
const shown = tableGames.filter(({ code }) => existsSync(join(views, `${code}.tsx`)));

/** Rounds that were played before, so that there are results to show. */
const EARLIER = 40;
/** What is paid in the smallest parts of the currency. */
const BALANCE_MINOR = 1_000_00000n;
const BET_MINOR = '20000';
/** A round is pressed on by its first action so often at most. */
const MOST_ACTIONS = 12;

const moments = ['idle', 'chips', 'dealing', 'turn', 'end', 'rules', 'history', 'win', 'loss'] as const;
type Moment = (typeof moments)[number];

const values = beginScript(
  `npm run shots:tables -- [--to <directory>] [--games <codes>] [--size phone,landscape,desktop] [--moment idle,win] [--language en]

Photographs the table games into .cache/shots/tables/<code>, with a sheet of all pictures of a game.`,
  {
    to: { type: 'string', default: '.cache/shots/tables' },
    games: { type: 'string', default: '' },
    size: { type: 'string', default: Object.keys(sizes).join() },
    moment: { type: 'string', default: moments.join() },
    language: { type: 'string', default: 'en' },
  },
);
const wanted: ReadonlySet<string> = new Set(values.moment.split(','));
const postgres = await startThrowawayPostgres();
process.env['TEST_DATABASE_URL'] = postgres.ownerUrl;
process.env['TEST_DATABASE_APP_URL'] = postgres.appUrl;
process.env['TEST_DATABASE_GAMES_URL'] = postgres.gamesUrl;
// It reads where the database is when it is loaded.
const { startTestHouse } = await import('../../games/server/testing/house.ts');
const house = await startTestHouse();
const browser = await launchChromium();

/** The first spots of a felt, as they lie; a game whose usual bet is no spot is bet on by its first one. */
async function layChips(page: Page, count: number): Promise<void> {
  const spots = page.locator('[data-spot]:visible');
  const all = await spots.count();
  const laid = Math.min(count, all);
  for (let index = 0; index < laid; index += 1) await spots.nth(Math.floor((index * all) / laid)).click();
}

/** Whether a usual round, with its usual actions, ends as a moment asks: with more than was staked, or with nothing. */
function endsAs(moment: 'win' | 'loss', { usual, ...game }: TableGame, numbers: RandomSource): boolean {
  const { spots } = Object(usual.wager);
  const round = game.begin(BigInt(game.unitsOf({ spots })), { spots }, numbers);
  if (usual.actions.length > 0 && round.after([]).state === 'ended') return false;
  try {
    const { multiplier } = round.after(usual.actions);
    return moment === 'win' ? multiplier > UNIT : multiplier === 0;
  } catch (error) {
    // Something else is asked first, such as whether a box is insured.
    if (error instanceof ActionRefused) return false;
    throw error;
  }
}

async function photographGame(game: TableGame, size: keyof typeof sizes, directory: string) {
  const { code, usual } = game;
  const taken = new Map<Moment, string>();
  const shoot = async (page: Page, moment: Moment): Promise<void> => {
    if (!wanted.has(moment)) return;
    const file = `${moment}-${size}.png`;
    await page.screenshot({ path: join(directory, file) });
    taken.set(moment, file);
  };
  const open = async (player: string, earlier: number): Promise<Page> => {
    house.operator.balances.set(player, BALANCE_MINOR);
    const law = { jurisdiction: 'MT', lang: values.language };
    const session = await house.launch(code, false, player, 'EUR', law);
    for (let round = 0; round < earlier && !game.hasSteps; round += 1) {
      const { spots } = Object(usual.wager);
      await house.begin(session, BET_MINOR, { spots });
    }
    const page = await (await browser.newContext(sizes[size])).newPage();
    page.on('pageerror', (error) => console.error(code, error.message));
    await page.goto(`${house.url()}/play/${code}#session=${session}`);
    await page.locator('.main-button').waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };
  const press = (page: Page): Promise<void> =>
    page.locator('.main-button[aria-disabled="false"]').first().click();
  const isAtRest = (page: Page): Promise<void> =>
    page.locator('.board.is-idle, .board.is-in_play').waitFor({ timeout: 30_000 });

  const page = await open(`shots-${code}-${size}`, EARLIER);
  await shoot(page, 'idle');
  await layChips(page, 4);
  await page.waitForTimeout(300);
  await shoot(page, 'chips');
  await press(page);
  await page.waitForTimeout(1_400);
  await shoot(page, 'dealing');
  await isAtRest(page);
  for (let action = 0; action < MOST_ACTIONS; action += 1) {
    if (!(await page.locator('.board.is-in_play').count())) break;
    if (action === 0) await shoot(page, 'turn');
    await page.locator('.table-panel :is(.action, .main-button):enabled').first().click();
    await page.waitForTimeout(300);
    await isAtRest(page);
  }
  await page.waitForTimeout(700);
  await shoot(page, 'end');
  for (const dialog of (['rules', 'history'] as const).filter((name) => wanted.has(name))) {
    await page.locator(`.bar .tool[data-opens="${dialog}"]`).click();
    await page.waitForTimeout(500);
    if (dialog === 'history') await page.locator('.round summary').first().click();
    await shoot(page, dialog);
    await page.keyboard.press('Escape');
  }
  await page.context().close();

  const { spots } = Object(usual.wager);
  if (!spots) return taken;
  for (const moment of (['win', 'loss'] as const).filter((name) => wanted.has(name))) {
    const player = `shots-${code}-${size}-${moment}`;
    await house.plantRound(player, code, (numbers) => endsAs(moment, game, numbers));
    const planted = await open(player, 0);
    await planted.locator(`[data-spot="${Object.keys(spots)[0]}"]`).click();
    await press(planted);
    for (const { type } of usual.actions)
      await planted.locator(`.action[data-action=${JSON.stringify(type)}][aria-disabled="false"]`).click();
    await planted.locator('.results li').waitFor({ timeout: 30_000 });
    await planted.waitForTimeout(900);
    await shoot(planted, moment);
    await planted.context().close();
  }
  return taken;
}

try {
  const asked = values.games.split(',').filter(Boolean);
  const names = Object.keys(sizes).filter((name): name is keyof typeof sizes =>
    values.size.split(',').includes(name),
  );
  for (const game of shown.filter(({ code }) => asked.length === 0 || asked.includes(code))) {
    const directory = join(values.to, game.code);
    await mkdir(directory, { recursive: true });
    const files = new Map<Moment, string[]>();
    for (const size of names)
      for (const [moment, file] of await photographGame(game, size, directory))
        files.set(moment, [...(files.get(moment) ?? []), file]);
    const photographs: Photograph[] = [...files].map(([title, each]) => ({ title, files: each }));
    const viewports = names.map((name) => sizes[name].viewport);
    console.log(await layOut(browser, game.title, directory, photographs, viewports));
  }
} finally {
  await browser.close();
  await house.close();
  await postgres.stop();
}
