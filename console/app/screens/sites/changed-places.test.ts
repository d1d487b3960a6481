import { expect, test } from 'vitest';
import { changedPlaces } from './changed-places.ts';

test('only what differs is listed, by the way to it, and long texts are cut', () => {
  const before = [{ title: { EN: 'Old', CN: 'same' } }];
  const after = [{ title: { EN: 'x'.repeat(200), CN: 'same' } }, { title: { EN: 'New', CN: '' } }];
  expect(changedPlaces(before, after)).toEqual([
    { place: '1 › title › EN', before: 'Old', after: `${'x'.repeat(140)}…` },
    { place: '2 › title › EN', before: '', after: 'New' },
    { place: '2 › title › CN', before: '', after: '' },
  ]);
});
