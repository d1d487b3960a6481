import { afterEach, expect, test, vi } from 'vitest';
import { findChromium, launchChromium } from './browser.ts';
import { unpackedChromium } from './chromium/unpacked.ts';

afterEach(() => vi.unstubAllEnvs());

test('a Chromium is found, draws a page and has WebGL', async () => {
  await expectWorkingBrowser();
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'it is the one from npm, so that every machine tests in the same one',
  async () => {
    expect((await findChromium()).path).toBe((await unpackedChromium())?.path);
  },
);

test('a CHROME_PATH that cannot be run is said to be so', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');
  await expect(findChromium()).rejects.toThrow('/nowhere/chromium');
});

async function expectWorkingBrowser(): Promise<void> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1 style="font: 40px sans-serif">Marquee</h1><canvas></canvas>');
    const box = await page.locator('h1').boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    const version = await page.evaluate(
      `document.querySelector('canvas').getContext('webgl2').getParameter(WebGL2RenderingContext.VERSION)`,
    );
    expect(version).toContain('WebGL 2');
  } finally {
    await browser.close();
  }
}
