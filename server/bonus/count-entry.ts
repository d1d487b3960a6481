import type { Minor } from '../kernel/money.ts';
import { bonusSource, playerKey, type BonusRow } from './bonus.ts';
import { countedStake, operationKey, type PostedOperation } from '../ledger/read-operations.ts';
import {
  type BonusTraits,
  contributionOf,
  parseTerms,
  playedGame,
  requirementOf,
  type Terms,
} from './terms.ts';

/** A bonus that is or was active, with the range of the wallet's versions that is its own. */
export interface RangedBonus {
  readonly bonusId: string;
  readonly terms: Terms;
  readonly from: bigint;
  readonly to: bigint | null;
}

/** What a batch adds to a bonus. */
export interface BonusChange {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly bonusId: string;
  wagered: Minor;
  amount: Minor;
  required: Minor;
}

/** What a batch adds to what a player's VIP standing counts. */
export interface StandingChange {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  deposits: Minor;
  /** Real money, by the weight of each bet. */
  countedStakes: Minor;
  depositCount: number;
}

export interface Residue {
  readonly entry: PostedOperation;
  readonly bonusId: string;
  readonly amount: Minor;
}

/** A batch as it is counted up. */
export interface Counted {
  readonly bonuses: Map<string, BonusChange>;
  readonly standings: Map<string, StandingChange>;
  readonly residues: Residue[];
  readonly deposits: PostedOperation[];
}

export interface Knowledge {
  readonly origins: ReadonlyMap<string, PostedOperation>;
  /** By `playerKey`. */
  readonly ranges: ReadonlyMap<string, readonly RangedBonus[]>;
  /** The bonuses that take in awards from before they began, by `operationKey`. */
  readonly takenIn: ReadonlyMap<string, RangedBonus>;
  /** By `provider_code/game_code`. */
  readonly games: ReadonlyMap<string, BonusTraits>;
}

export function rangeOf(
  row: Pick<BonusRow, 'bonus_id' | 'terms' | 'activated_sequence' | 'ended_sequence'>,
): RangedBonus {
  return {
    bonusId: row.bonus_id,
    terms: parseTerms(row.terms),
    from: row.activated_sequence ?? 0n,
    to: row.ended_sequence,
  };
}

/** Add one operation up. Whatever it is, it counts the same however late it is read. */
export function countEntry(counted: Counted, entry: PostedOperation, known: Knowledge): void {
  const { kind, amount } = entry;
  if (kind === 'deposit') {
    const standing = standingChange(counted, entry);
    standing.deposits += amount;
    standing.depositCount += 1;
    counted.deposits.push(entry);
  } else if (kind === 'bet') {
    if (amount === 0n) return;
    standingChange(counted, entry).countedStakes += countedStake(entry);
    addWagering(counted, entry, known, entry, 1n);
  } else if (kind === 'win') {
    if (amount === 0n) return;
    const origin = known.origins.get(operationKey(entry));
    if (origin) noteResidue(counted, entry, known, origin);
  } else if (kind === 'rollback') {
    const origin = known.origins.get(operationKey(entry));
    if (origin) countRollback(counted, entry, known, origin);
  } else if (kind === 'bonus_grant' || kind === 'bonus_forfeit') {
    if (entry.source !== bonusSource) countAward(counted, entry, known);
  }
}

function countRollback(
  counted: Counted,
  entry: PostedOperation,
  known: Knowledge,
  origin: PostedOperation,
): void {
  if (origin.kind !== 'bet') return;
  standingChange(counted, entry).countedStakes -= countedStake({
    realAmount: entry.realAmount,
    details: origin.details,
  });
  addWagering(counted, entry, known, { ...origin, game: origin.game ?? entry.game }, -1n);
  if (entry.bonusAmount > 0n) noteResidue(counted, entry, known, origin);
}

/** The bet counts for the bonus in whose range it lies; rolled back, it takes back what it had counted. */
function addWagering(
  counted: Counted,
  entry: PostedOperation,
  known: Knowledge,
  bet: { sequence: bigint | null; amount: Minor; game: string | null },
  sign: bigint,
): void {
  const bonus = bonusAt(known, entry, bet.sequence);
  if (!bonus) return;
  const game = `${entry.source}/${bet.game ?? ''}`;
  const played = playedGame(entry.source, bet.game ?? '', known.games.get(game));
  bonusChange(counted, entry, bonus.bonusId).wagered +=
    sign * contributionOf(bonus.terms, played, bet.amount);
}

/**
 * Bonus money that came back after the bonus of its bet had ended. It may be staked again before it is settled: what that bet pays is
 * still money of the bonus that ended last before it.
 */
function noteResidue(counted: Counted, entry: PostedOperation, known: Knowledge, bet: PostedOperation): void {
  const bonus = bonusAt(known, entry, bet.sequence) ?? endedBefore(known, entry, bet.sequence);
  if (!bonus || bonus.to === null || entry.sequence === null || entry.sequence <= bonus.to) return;
  counted.residues.push({ entry, bonusId: bonus.bonusId, amount: entry.bonusAmount });
}

/**
 * Bonus money that another part of the platform has granted, or taken back: the win of a free spin, a mission's or a
 * message's reward. It adds to the bonus that was active then, on its terms.
 */
function countAward(counted: Counted, entry: PostedOperation, known: Knowledge): void {
  const sign = entry.kind === 'bonus_grant' ? 1n : -1n;
  const spins = entry.details.rewardUuid;
  const ranges = known.ranges.get(playerKey(entry)) ?? [];
  const ofSpins = spins === null ? undefined : ranges.find((range) => range.bonusId === spins);
  if (ofSpins && ofSpins.to !== null && entry.sequence !== null && entry.sequence > ofSpins.to) {
    if (sign > 0n) counted.residues.push({ entry, bonusId: ofSpins.bonusId, amount: entry.amount });
    return;
  }
  const bonus = ofSpins ?? bonusAt(known, entry, entry.sequence) ?? known.takenIn.get(operationKey(entry));
  if (!bonus) return;
  const change = bonusChange(counted, entry, bonus.bonusId);
  change.amount += sign * entry.amount;
  change.required += sign * requirementOf(bonus.terms, entry.amount, 0n);
}

/** The bonus in whose range a version of the wallet lies. */
export function bonusAt(
  known: Pick<Knowledge, 'ranges'>,
  entry: PostedOperation,
  sequence: bigint | null,
): RangedBonus | undefined {
  if (sequence === null) return undefined;
  const ranges = known.ranges.get(playerKey(entry)) ?? [];
  return ranges.find((range) => range.from < sequence && (range.to === null || sequence <= range.to));
}

/** The bonus that had ended last when the wallet had a version. */
function endedBefore(
  known: Pick<Knowledge, 'ranges'>,
  entry: PostedOperation,
  sequence: bigint | null,
): RangedBonus | undefined {
  if (sequence === null) return undefined;
  const ranges = known.ranges.get(playerKey(entry)) ?? [];
  return ranges
    .filter(({ to }) => to !== null && to < sequence)
    .reduce<RangedBonus | undefined>(
      (last, range) => (last === undefined || range.from > last.from ? range : last),
      undefined,
    );
}

function bonusChange(counted: Counted, entry: PostedOperation, bonusId: string): BonusChange {
  const before = counted.bonuses.get(bonusId);
  if (before) return before;
  const { siteId, playerId } = entry;
  const change = { siteId, playerId, bonusId, wagered: 0n, amount: 0n, required: 0n };
  counted.bonuses.set(bonusId, change);
  return change;
}

function standingChange(counted: Counted, entry: PostedOperation): StandingChange {
  const key = `${playerKey(entry)} ${entry.currency}`;
  const before = counted.standings.get(key);
  if (before) return before;
  const { siteId, playerId, currency } = entry;
  const change = { siteId, playerId, currency, deposits: 0n, countedStakes: 0n, depositCount: 0 };
  counted.standings.set(key, change);
  return change;
}
