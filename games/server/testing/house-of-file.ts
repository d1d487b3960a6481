import { afterAll, beforeEach } from 'vitest';
import { startTestHouse } from './house.ts';

/** The house of one file of tests, closed after them. Each of them begins with a rich player, and with no call made. */
export async function houseOfFile() {
  const house = await startTestHouse();
  afterAll(() => house.close());
  beforeEach(() => {
    house.operator.balances.set(house.user, 10_000_000n);
    house.operator.calls.length = 0;
  });
  return house;
}
