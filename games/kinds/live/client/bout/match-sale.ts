/** The pools of a bout as its page knows them. Pure; amounts are minor units. */
import type { LiveGame } from '../../games.ts';
import { type BySide, matchOf, type NoMatch, noSides, sidesFrom, type SideRules } from '../../sides.ts';
import type { SeenDraw } from '../../socket-api.ts';
import type { LiveState, Snapshot } from '../room/state.ts';
import type { Now } from '../table/use-moment.ts';

export type MatchSale = {
  rules: SideRules;
  currency: string;
  isDemo: boolean;
  line_minor: bigint;
  /** What is staked on each side in the player's currency. */
  staked: BySide;
  /** What a line on each side is paid if it wins: as the pools stand, and once the bout is settled as it was. Null while nobody would be. */
  pays: readonly (bigint | null)[];
  /** Why meron and wala would be given back, or have been; null where they are shared out. */
  none: NoMatch | null;
  /** What the backers of the winner share, and what those of the draw would. */
  match_minor: bigint;
  drawPool_minor: bigint;
  /** The bets in it, once their list is closed and its hash published. */
  ticketSet: NonNullable<SeenDraw['ticket_set']> | null;
  phase: Now['phase'];
  seconds: number;
  number: number | null;
};

/** Null in games without sides. */
export function matchSaleOf(
  { pool: rules }: LiveGame,
  { currency, is_demo: isDemo }: Pick<Snapshot, 'currency' | 'is_demo'>,
  { draw, stakes, totals }: Pick<LiveState, 'draw' | 'stakes' | 'totals'>,
  { phase, seconds }: Pick<Now, 'phase' | 'seconds'>,
): MatchSale | null {
  if (rules?.form !== 'sides') return null;
  const line_minor = BigInt(stakes.step_minor);
  const told = totals.amounts.find((sum) => sum.currency === currency)?.sides;
  const share = draw?.shared?.[currency];
  const lines = share ? sidesFrom(share.lines) : linesIn(told ? sidesFrom(told) : noSides, line_minor);
  const carried = draw?.pools?.[currency]?.carried;
  // Once a bout is settled, what is carried is what it has left.
  const before = carried && !share ? sidesFrom(carried) : noSides;
  const { shared, none } = matchOf(rules, lines, line_minor, before[0]);
  const drawPool_minor = before[2] + (lines[2] * line_minor * BigInt(10_000 - rules.rake)) / 10_000n;
  const each = (pool: bigint, count: bigint): bigint | null =>
    count === 0n || pool < count * line_minor ? null : pool / count;
  return {
    rules,
    currency,
    isDemo,
    line_minor,
    staked: [lines[0] * line_minor, lines[1] * line_minor, lines[2] * line_minor],
    pays: share
      ? share.prizes.map((prize) => (prize === '0' ? null : BigInt(prize)))
      : [
          none === null ? each(shared, lines[0]) : null,
          none === null ? each(shared, lines[1]) : null,
          each(drawPool_minor, lines[2]),
        ],
    none,
    match_minor: shared,
    drawPool_minor,
    ticketSet: draw?.ticket_set ?? null,
    phase,
    seconds,
    number: draw?.number ?? null,
  };
}

function linesIn(staked: BySide, line_minor: bigint): BySide {
  return [staked[0] / line_minor, staked[1] / line_minor, staked[2] / line_minor];
}

/** What a stake is paid, as players read it: for each unit, cut off after two digits. */
export function timesText(pays: bigint, line_minor: bigint): string {
  const hundredths = (pays * 100n) / line_minor;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
