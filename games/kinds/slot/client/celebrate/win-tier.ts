/** How large a win is, against what was staked. Only a win above the stake is celebrated at all. */

/** `returned` is a payout up to the stake: the player is no richer for it, and it is not shown as a victory. */
export type WinTier = 'none' | 'returned' | 'win' | 'big' | 'mega' | 'epic';

const bigTiers = [
  { tier: 'epic', bets: 60n },
  { tier: 'mega', bets: 30n },
  { tier: 'big', bets: 12n },
] as const;

/** The tier of a round's win; both amounts in minor units. */
export function tierOf(win_minor: bigint, bet_minor: bigint): WinTier {
  if (win_minor <= 0n) return 'none';
  if (win_minor <= bet_minor) return 'returned';
  return bigTiers.find(({ bets }) => win_minor >= bets * bet_minor)?.tier ?? 'win';
}

/** Whether a win of this tier has a presentation of its own. */
export function isLarge(tier: WinTier): boolean {
  return tier === 'big' || tier === 'mega' || tier === 'epic';
}

/** The tiers that a count up to this win passes through, with the amount at which each begins. */
export function tiersUpTo(
  win_minor: bigint,
  bet_minor: bigint,
): { tier: 'big' | 'mega' | 'epic'; from_minor: bigint }[] {
  return bigTiers
    .filter(({ bets }) => win_minor >= bets * bet_minor)
    .map(({ tier, bets }) => ({ tier, from_minor: bets * bet_minor }))
    .toReversed();
}
