import sharp from 'sharp';
import { expect, test } from 'vitest';
import { icon, wordmark } from './wordmark.ts';

const look = { theme_code: 'slot5', theme_color: 'mangga' };

test('a mark is made from a name, in paths that every browser draws alike', async () => {
  const drawn = wordmark('Golden & <Jeepney>', look);
  expect(drawn).toContain('<title>Golden &amp; &lt;Jeepney&gt;</title>');
  expect(drawn).not.toContain('<text');
  expect(drawn).not.toContain('NaN');
  const { width, height } = await sharp(Buffer.from(drawn)).metadata();
  expect(height).toBe(104);
  expect(width).toBeGreaterThan(500);
  expect((await sharp(Buffer.from(icon('Aurora', look))).metadata()).width).toBe(104);
});
