import { expect, test } from 'vitest';
import { plainTerms } from '../../tests/bonus-fixture.ts';
import type { PostedOperation } from '../ledger/read-operations.ts';
import { operationKey } from '../ledger/read-operations.ts';
import { playerKey } from './bonus.ts';
import { countEntry, type Counted, type Knowledge, type RangedBonus } from './count-entry.ts';
import { parseTerms } from './terms.ts';

const bonus: RangedBonus = { bonusId: 'bonus', terms: parseTerms(plainTerms), from: 10n, to: 20n };

const bet: PostedOperation = {
  siteId: 1,
  playerId: 1n,
  source: 'TESTHOUSE',
  externalId: 'bet',
  position: '1',
  currency: 'PHP',
  kind: 'bet',
  reference: null,
  round: 'round',
  game: 'slot',
  amount: 100n,
  realAmount: 60n,
  bonusAmount: 40n,
  sequence: 15n,
  details: { isRoundClosed: true, freeWin: 0n, betLines: null, rewardUuid: null, rewardWeight: 5_000 },
  postedAt: new Date(0),
};

/** What the operations add up to, read in this order, with the origins of those that refer to another. */
function count(entries: readonly PostedOperation[], origin?: PostedOperation) {
  const counted: Counted = { bonuses: new Map(), standings: new Map(), residues: [], deposits: [] };
  const known: Knowledge = {
    origins: new Map(origin ? entries.map((entry) => [operationKey(entry), origin]) : []),
    ranges: new Map([[playerKey(bet), [bonus]]]),
    takenIn: new Map(),
    games: new Map([['TESTHOUSE/slot', { category: 'slot_game', keepsMeter: false }]]),
  };
  for (const entry of entries) countEntry(counted, entry, known);
  const [change] = counted.bonuses.values();
  const [standing] = counted.standings.values();
  return { change, standing, residues: counted.residues, deposits: counted.deposits };
}

test('a bet counts whole for its bonus, and its real money by its weight for the level', () => {
  const { change, standing } = count([bet]);
  expect(change).toMatchObject({ bonusId: 'bonus', wagered: 100n, amount: 0n, required: 0n });
  expect(standing).toMatchObject({ countedStakes: 30n, deposits: 0n, depositCount: 0 });
});

test.each([
  ['just before the bonus', 10n, undefined],
  ['first under the bonus', 11n, 100n],
  ['last under the bonus', 20n, 100n],
  ['just after the bonus', 21n, undefined],
])('a bet %s', (_, sequence, wagered) => {
  expect(count([{ ...bet, sequence }]).change?.wagered).toBe(wagered);
});

test('a rolled back bet takes back what it counted, for the bonus and for the level', () => {
  const rollback: PostedOperation = {
    ...bet,
    kind: 'rollback',
    externalId: 'rollback',
    reference: 'bet',
    sequence: 16n,
    // The weight is that of the bet.
    details: { ...bet.details, rewardWeight: 10_000 },
  };
  const { change, standing, residues } = count([rollback], bet);
  expect(change?.wagered).toBe(-100n);
  expect(standing?.countedStakes).toBe(-30n);
  expect(residues).toEqual([]);
});

test('bonus money that a bet of an ended bonus pays later is left over for that bonus', () => {
  const win: PostedOperation = { ...bet, kind: 'win', externalId: 'win', amount: 50n, bonusAmount: 20n };
  expect(count([{ ...win, sequence: 20n }], bet).residues).toEqual([]);
  expect(count([{ ...win, sequence: 21n }], bet).residues).toMatchObject([{ bonusId: 'bonus', amount: 20n }]);
  const rollback: PostedOperation = { ...bet, kind: 'rollback', externalId: 'rollback', sequence: 21n };
  expect(count([rollback], bet).residues).toMatchObject([{ bonusId: 'bonus', amount: 40n }]);
});

test('what is left over is left over still when it was staked again', () => {
  const again = { ...bet, externalId: 'again', realAmount: 60n, bonusAmount: 40n, sequence: 22n };
  const win: PostedOperation = { ...again, kind: 'win', externalId: 'win', bonusAmount: 20n, sequence: 23n };
  expect(count([win], again).residues).toMatchObject([{ bonusId: 'bonus', amount: 20n }]);
  const early = { ...again, sequence: 9n };
  expect(count([{ ...win, sequence: 10n }], early).residues).toEqual([]);
});

test('an award adds to the bonus and to its requirement, and taken back it takes both back', () => {
  const award: PostedOperation = { ...bet, kind: 'bonus_grant', source: 'rewards', amount: 7n };
  expect(count([award]).change).toMatchObject({ amount: 7n, required: 70n, wagered: 0n });
  expect(count([{ ...award, kind: 'bonus_forfeit' }]).change).toMatchObject({ amount: -7n, required: -70n });
});

test('deposits are added up and counted', () => {
  const deposit: PostedOperation = { ...bet, kind: 'deposit', source: 'cashier', amount: 500n };
  const { standing, deposits } = count([deposit, { ...deposit, externalId: 'second' }]);
  expect(standing).toMatchObject({ deposits: 1000n, depositCount: 2, countedStakes: 0n });
  expect(deposits).toHaveLength(2);
});
