import { operations } from '@marquee/contract/operate-calls.ts';
import { expect, test } from 'vitest';
import { callAreas } from './call-areas.ts';

test('the log is narrowed to every area that writes in it, and to no other', () => {
  const writing = operations
    .filter(({ audits }) => audits !== 'none')
    .map(({ path }) => path.split('/')[2] ?? '');
  expect(callAreas.toSorted()).toEqual([...new Set(writing)].toSorted());
});
