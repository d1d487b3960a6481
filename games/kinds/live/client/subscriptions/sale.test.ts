import { expect, test } from 'vitest';
import { lottoTwoDigits } from '../../games.ts';
import type { SeenSubscription } from '../../subscriptions.ts';
import { offeredMoney, subscribedTicket, withSubscription } from './sale.ts';

test('a quick pick is offered in place of a ticket only where it costs the same', () => {
  expect(subscribedTicket(lottoTwoDigits, {}, 0n)).toBeNull();
  expect(subscribedTicket(lottoTwoDigits, { '12': 2, '34': 2 }, 4n)?.quickCount).toBe(2);
  expect(subscribedTicket(lottoTwoDigits, { '12': 2, '34': 1 }, 3n)?.quickCount).toBeNull();
  expect(subscribedTicket(lottoTwoDigits, { 'any-12': 1 }, 1n)?.quickCount).toBeNull();
  expect(offeredMoney(200n, 10)).toEqual([600n, 1000n, 2000n]);
});

test('one that has ended stays so, whatever crosses it', () => {
  const one: SeenSubscription = {
    subscription_id: 'a',
    bet_minor: '1',
    wager: { spots: { '12': 1 } },
    quick: null,
    chain: 1,
    first_draw: 1,
    last_draw: 10,
    most_minor: '10',
    bought: 1,
    staked_minor: '1',
    ended: null,
  };
  const list = withSubscription([], one);
  const over = withSubscription(list, { ...one, ended: 'player' });
  expect(withSubscription(over, one)).toEqual(over);
  expect(
    withSubscription(over, { ...one, subscription_id: 'b' }).map((each) => each.subscription_id),
  ).toEqual(['b', 'a']);
});
