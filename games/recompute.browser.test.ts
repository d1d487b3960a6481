/** Rounds and draws are computed where the player is: the very modules, in a real browser, by its own cryptography. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../tests/browser.ts';
import { crashVectors } from './kinds/crash/published/vectors.ts';
import { readInstantVectors } from './server/published.ts';

let browser: Browser;
let server: Server;
let page: Page;
let folder: string;

/** Bundles a module so that its exports stand on the window, and loads it. */
async function load(path: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: fileURLToPath(new URL(path, import.meta.url)),
        name,
        formats: ['iife'],
        fileName: () => `${name}.js`,
      },
    },
  });
  await page.addScriptTag({ path: join(folder, `${name}.js`) });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-recompute-'));
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<p>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
  page = await browser.newPage();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  await page.goto(`http://127.0.0.1:${address.port}/`);
});
afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
});

test('every test vector of the instant games', async () => {
  await load('kinds/instant/recompute.ts', 'instant');
  const rounds = (await readInstantVectors()).flatMap(
    ({ code, version, server_seed, client_seed, bet_minor, rounds: given }) =>
      given.map(({ nonce, wager, actions, course, win_minor }) => ({
        round: { game_code: code, game_version: version, bet_minor, wager, actions },
        seeds: { serverSeed: server_seed, clientSeed: client_seed, nonce },
        expected: { course, win_minor },
      })),
  );
  expect(rounds.length).toBeGreaterThan(150);
  const asked = rounds.map(({ round, seeds }) => ({ round, seeds }));
  const found: unknown = await page.evaluate(
    `(async (rounds) => {
      const found = [];
      for (const { round, seeds } of rounds) {
        const { course, win_minor } = await instant.recomputeRound(round, seeds);
        const { state, multiplier, canCashOut, seen } = course;
        found.push({ course: { state, multiplier, can_cash_out: canCashOut, seen }, win_minor });
      }
      return found;
    })(${JSON.stringify(asked)})`,
  );
  expect(found).toEqual(rounds.map(({ expected }) => expected));
});

test('draws of crash, and their way to the published end', async () => {
  await load('kinds/crash/recompute.ts', 'crash');
  for (const { salt, end, draws } of crashVectors().chains)
    for (const { draw, link, point } of draws) {
      const given = JSON.stringify({ link, salt });
      expect(await page.evaluate(`crash.recomputePoint(${given})`)).toBe(point);
      if (draw !== null)
        expect(await page.evaluate(`crash.earlierBy(${JSON.stringify(link)}, ${draw})`)).toBe(end);
    }
});
