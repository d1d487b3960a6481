import * as fc from 'fast-check';
import type { OperationKind } from '../server/ledger/types.ts';

export const jackpots: OperationKind[] = [
  'jackpot_contribution',
  'jackpot_payout',
  'jackpot_seed',
  'jackpot_return',
  'jackpot_payout_return',
];

/** What happens in generated months of play that reports are made of: postings, time that passes, and counts that are cut off. */
export type Step =
  | { do: 'post'; who: number; kind: OperationKind; amount: number }
  | { do: 'win' | 'rollback' | 'settle'; who: number; of: number; amount: number }
  | { do: 'pass'; hours: number }
  | { do: 'count'; batch: number; dies: boolean };

const who = fc.nat(5);
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      who,
      kind: fc.constantFrom<OperationKind>(
        'deposit',
        'deposit_fee',
        'bonus_grant',
        'bonus_forfeit',
        'bonus_convert',
        'cash_reward',
        'adjustment_credit',
        'adjustment_debit',
        'withdrawal_hold',
        'token_grant',
        ...jackpots,
      ),
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      who,
      kind: fc.constant<OperationKind>('bet'),
      amount: fc.integer({ min: 0, max: 400 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constantFrom('win' as const, 'win' as const, 'rollback' as const, 'settle' as const),
      who,
      of: fc.nat(60),
      amount: fc.nat(700),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 160 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('count' as const),
      batch: fc.integer({ min: 1, max: 40 }),
      dies: fc.boolean(),
    }),
  },
);
