import { beginScript } from '../tools/command/command.ts';
import { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import { launchChromium } from '../tests/browser.ts';
import { median } from './statistics.ts';
import { benchTarget } from './target.ts';

/**
 * How long a key in the search over games and pages takes until its answer is on the screen of a running Marquee, at a house
 * of 5,000 games, on a processor that Chromium slows to a quarter:
 *
 *   npm run bench:search
 *
 * Exits with 1 where the median is over the budget. The list of games is the site's own, repeated under other names.
 */
const values = beginScript(
  `npm run bench:search -- [--url <address>]

How long a key in the search takes until its answer is shown. A Marquee of its own is started, unless --url says where one runs.`,
  { url: { type: 'string' } },
);
const budget_ms = 100;
const gameCount = 5_000;
const slowdown = 4;
const firstWords = ['Comet', 'Pebble', 'Lagoon', 'Velvet', 'Marble'];

const target = await benchTarget(values.url);
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route('**/games.json', async (route) => {
    const answer = gameIndex.answer.parse(await (await route.fetch()).json());
    const value = Array.from({ length: gameCount }, (_, n) => ({
      ...answer.value[n % answer.value.length],
      game_code: `runner-${n}`,
      game_name: `${firstWords[n % firstWords.length]} Runner ${n}`,
    }));
    await route.fulfill({ json: { ...answer, value } });
  });
  await page.goto(target.url);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // A task that is asked for by a frame runs when the frame is drawn.
  await page.evaluate(`(() => {
    globalThis.answers = [];
    document.querySelector('[role=combobox]').addEventListener('keydown', () => {
      const pressed = performance.now();
      requestAnimationFrame(() => setTimeout(() => globalThis.answers.push(performance.now() - pressed)));
    });
  })()`);
  await page.keyboard.type('velvat runner 4998', { delay: 150 });
  await page.getByRole('option', { name: /Velvet Runner 4998/ }).waitFor();
  const answers_ms = await page.evaluate<number[]>('globalThis.answers');
  const middle_ms = median(answers_ms);
  console.log(
    `${answers_ms.length} keys among ${gameCount} games, at a ${slowdown}th of the speed: median ` +
      `${middle_ms.toFixed(0)} ms (at most ${budget_ms}), longest ${Math.max(...answers_ms).toFixed(0)} ms`,
  );
  process.exitCode = middle_ms <= budget_ms ? 0 : 1;
} finally {
  await browser.close();
  await target.stop();
}
