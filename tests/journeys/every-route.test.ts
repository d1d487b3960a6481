import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { demoBrands } from '../../tools/demo-brands.ts';
import { TURNS } from '../../tools/test/turns.ts';
import { launchChromium } from '../browser.ts';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';
import { describeEveryRoute } from './every-route.ts';

let marquee: TestConstellation;
let browser: Browser;
beforeAll(async () => {
  [marquee, browser] = await Promise.all([startTestConstellation(), launchChromium()]);
});
afterAll(async () => {
  await browser?.close();
  await marquee?.close();
});

// The templates share the routes between them and take turns: in three turns each route is seen in one template, and in all of them
// with `npm run test:all`.
const turn = process.env['TEST_TURN'];
const brands = await demoBrands();
for (const [place, brand] of brands.entries()) {
  if (turn !== undefined && place % TURNS !== Number(turn)) continue;
  describe(brand.template, () =>
    describeEveryRoute(brand, { every: brands.length, from: place }, () => ({ marquee, browser })),
  );
}
