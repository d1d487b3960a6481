import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { demoBrands } from '../../tools/demo-brands.ts';
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

// The templates share the routes between them: each is seen in one with `npm test`, and in all with `npm run test:all`.
const brands = await demoBrands();
for (const [place, brand] of brands.entries()) {
  describe(brand.template, () =>
    describeEveryRoute(brand, { every: brands.length, from: place }, () => ({ marquee, browser })),
  );
}
