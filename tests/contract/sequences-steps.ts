import fc from 'fast-check';

/** What a step does, and how often it is drawn beside the others. */
const weights = {
  // Play, through the signed wallet of a provider.
  bet: 24,
  win: 14,
  rollback: 5,
  win_rollback: 2,
  rollback_before_bet: 1,
  // The cashier, its gateway and its operator.
  deposit: 8,
  notice: 12,
  forged_notice: 1,
  deposit_status: 2,
  deposit_cancel: 2,
  withdraw: 7,
  operator_approves: 5,
  operator_refuses: 3,
  payout_notice: 2,
  transfer: 2,
  operator_transfer: 3,
  // Rewards.
  inbox_claim: 6,
  inbox_delete: 1.5,
  mission_claim: 6,
  referral_claim: 2,
  mini_game_bet: 5,
  mini_game_reward: 5,
  spin: 3,
  promotion_claim: 3,
  bonus_forfeit: 1.5,
  bonus_list: 0.5,
  promotion_eligibility: 0.5,
  // Safer play.
  limit_set: 0.7,
  limit_cancel: 0.5,
  time_out: 0.1,
  self_exclude: 0.1,
  close_account: 0.2,
  // What is only read, or moves nothing.
  balance: 4,
  look: 5,
  transactions: 0.5,
  bets: 0.5,
  statement: 1,
  withdrawal_info: 0.5,
  missions: 0.5,
  inbox: 0.5,
  mini_game_wallet: 0.5,
  leaderboard: 0.5,
  favourite: 1,
  favourites: 0.5,
  net_position: 0.5,
  launch: 0.5,
  vip: 0.5,
  // The session.
  wrong_session: 0.5,
  logout: 0.5,
} as const satisfies Record<string, number>;

export type Act = keyof typeof weights;

/** One step: what is done, to which of the things there are (`pick`), with how much, and how often at the same time. */
export interface Step {
  readonly act: Act;
  /** Chooses among what the player has by then: the remainder by their number. */
  readonly pick: number;
  /** In hundredths of a unit. */
  readonly amount_cents: number;
  /** How many equal requests are sent at once. */
  readonly copies: number;
}

/** What one player does from one device, step after step; other sequences run at the same time, his own among them. */
export interface Sequence {
  readonly player: number;
  readonly steps: readonly Step[];
}

const acts = Object.keys(weights).filter((name): name is Act => Object.hasOwn(weights, name));

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.oneof(
    ...acts.map((act) => ({ weight: Math.round(weights[act] * 10), arbitrary: fc.constant(act) })),
  ),
  pick: fc.nat(9999),
  amount_cents: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 100, max: 20_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 20_000, max: 200_000 }) },
    { weight: 1, arbitrary: fc.constantFrom(1, 99, 10_000_000) },
  ),
  copies: fc.oneof(
    { weight: 17, arbitrary: fc.constant(1) },
    { weight: 2, arbitrary: fc.constant(2) },
    { weight: 1, arbitrary: fc.constant(3) },
  ),
});

const sequence: fc.Arbitrary<Sequence> = fc.record({
  player: fc.nat(9999),
  steps: fc.oneof(
    { weight: 5, arbitrary: fc.array(step, { minLength: 3, maxLength: 4, size: 'max' }) },
    { weight: 1, arbitrary: fc.array(step, { minLength: 5, maxLength: 8, size: 'max' }) },
  ),
});

/** So many sequences, the same ones for the same seed. */
export function drawSequences(seed: number, count: number): readonly Sequence[] {
  return fc.sample(sequence, { seed, numRuns: count });
}

/** A sequence in one line, as a report names it. */
export function describeSequence(sequence: Sequence): string {
  const steps = sequence.steps.map(
    ({ act, pick, amount_cents, copies }) =>
      `${act}(${pick}, ${(amount_cents / 100).toFixed(2)})${copies > 1 ? ` x${copies}` : ''}`,
  );
  return `player ${sequence.player}: ${steps.join(' → ')}`;
}
