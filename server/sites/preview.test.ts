import { expect, test } from 'vitest';
import { createPreviews, type Preview } from './preview.ts';

const now = new Date('2026-03-01T12:00:00Z');
const preview: Preview = {
  siteId: 7,
  look: { theme_code: 'casino2', theme_color: 'coral' },
  name: null,
  drafts: true,
  framedBy: 'https://operate.example',
  expires_ms: now.getTime() + 60_000,
};

test('what was signed is read until it expires, and nothing that was changed or signed elsewhere', () => {
  const previews = createPreviews('a master key');
  const token = previews.sign(preview);
  expect(previews.read(token, now)).toEqual(preview);
  expect(previews.read(token, new Date(now.getTime() + 60_000))).toBeUndefined();
  const [body = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...preview, siteId: 8 })).toString('base64url');
  for (const wrong of [`${other}.${signature}`, body, `${body}.`, '.', '', `${body}.${signature}x`]) {
    expect(previews.read(wrong, now)).toBeUndefined();
  }
  expect(createPreviews('another key').read(token, now)).toBeUndefined();
});
