import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoney } from '../kernel/money.ts';
import { standOnLadder } from './stand-on-ladder.ts';

const inAll = (name: string) => ({ EN: name, PHP: name, CN: `${name}级` });
const ladder = [
  { vip_name: inAll('Bronze'), deposit: 0n, turnover: 0n },
  { vip_name: inAll('Silver'), deposit: parseMoney('100'), turnover: parseMoney('500') },
  { vip_name: inAll('Gold'), deposit: parseMoney('1000'), turnover: parseMoney('5000') },
];
const stand = (deposit: string, turnover: string) =>
  standOnLadder(ladder, { deposit: parseMoney(deposit), turnover: parseMoney(turnover) });

test('S3.7 a level needs both its deposits and its turnover', () => {
  expect(stand('100', '499.99')).toMatchObject({ vip_name: 'Bronze', vip_name_next: 'Silver' });
  expect(stand('100', '500')).toEqual({
    vip_level: 1,
    vip_name: 'Silver',
    vip_name_next: 'Gold',
    starting_deposit: '100.00',
    cycle_deposit: '0.00',
    deposit_next: '900.00',
    starting_turnover: '500.00',
    cycle_turnover: '0.00',
    turnover_next: '4500.00',
  });
});

test('the highest level has nothing above it, and a site without a ladder has no levels', () => {
  expect(stand('5000', '9000')).toMatchObject({ vip_name: 'Gold', vip_name_next: '', deposit_next: '0.00' });
  expect(standOnLadder([], { deposit: 5n, turnover: 5n })).toMatchObject({ vip_name: '', vip_name_next: '' });
});

test('progress never passes what the next level takes', () => {
  const amount = fc.bigInt({ min: 0n, max: parseMoney('999999') });
  fc.assert(
    fc.property(amount, amount, (deposit, turnover) => {
      const standing = standOnLadder(ladder, { deposit, turnover });
      if (standing.vip_name_next === '') return;
      expect(parseMoney(standing.cycle_deposit)).toBeLessThanOrEqual(parseMoney(standing.deposit_next));
      expect(parseMoney(standing.cycle_turnover)).toBeLessThanOrEqual(parseMoney(standing.turnover_next));
    }),
  );
});

test('a level is named in the language asked for, and in English if it has no name in it', () => {
  const done = { deposit: parseMoney('100'), turnover: parseMoney('500') };
  expect(standOnLadder(ladder, done, 1, 'CN')).toMatchObject({
    vip_name: 'Silver级',
    vip_name_next: 'Gold级',
  });
  expect(standOnLadder(ladder, done, 1, 'MMK')).toMatchObject({ vip_name: 'Silver' });
});
