import { expect, test } from 'vitest';
import { withFloors } from './floors.ts';

test('ARCHITECTURE.md shows the floors that the import rules hold', async () => {
  const { present, wanted } = await withFloors();
  expect(present, 'npm run architecture').toBe(wanted);
});
