/** What can be staked on games whose stakes are free: every whole payment of the currency between its smallest and largest. */
import { smallestPayment } from '@marquee/contract/currencies.ts';
import { stakedCurrency } from '../kinds/slot/bets.ts';
import type { LiveGame } from '../kinds/live/games.ts';
import { mostPriced } from '../kinds/live/sharing.ts';
import type { Stakes } from '../kit/play-api/rounds.ts';
import type { MostOf } from '../kit/round/round-game.ts';
import { Refusal } from './refusal.ts';
import type { Session } from './sessions.ts';

/** @throws Refusal if the house takes no bets in the session's currency, or the session's rules leave none. */
export function stakesOf({ currency: code, rules }: Session): Stakes {
  const currency = stakedCurrency(code);
  if (!currency) throw new Refusal('bet_not_allowed', `the house takes no bets in ${code}`);
  const { minimum, usual, maximum } = currency.stakes;
  const limit = BigInt(rules.max_bet_minor[code] ?? maximum);
  const most = limit < maximum ? limit : maximum;
  if (most < minimum) throw new Refusal('bet_not_allowed', `the rules leave no bet in ${code}`);
  return {
    least_minor: minimum.toString(),
    usual_minor: (usual < most ? usual : most).toString(),
    most_minor: most.toString(),
    step_minor: smallestPayment(currency).toString(),
    most_win_minor: currency.maximumWin.toString(),
  };
}

/**
 * Refuses a stake that the session does not allow, or whose highest win would be above the currency's.
 * @returns the most that the bet could pay.
 */
export function requireStake(session: Session, bet: bigint, { win_minor }: MostOf): bigint {
  const stakes = stakesOf(session);
  const isWithin = bet >= BigInt(stakes.least_minor) && bet <= BigInt(stakes.most_minor);
  if (!isWithin || bet % BigInt(stakes.step_minor) !== 0n) {
    throw new Refusal('bet_not_allowed', `bet_minor: between ${stakes.least_minor} and ${stakes.most_minor}`);
  }
  if (win_minor > BigInt(stakes.most_win_minor)) {
    throw new Refusal(
      'bet_not_allowed',
      `the bet could win ${win_minor}, more than ${stakes.most_win_minor}`,
    );
  }
  return win_minor;
}

/** What a line costs is divided by this without a rest, so that each tier's share of it is whole minor units. */
const lineParts = 20n;

/** What a line costs in a currency, for everybody who shares its pools. @throws for a currency that the house does not take. */
export function lineIn(code: string): bigint {
  const currency = stakedCurrency(code);
  if (!currency) throw new Refusal('bet_not_allowed', `the house takes no bets in ${code}`);
  return ((currency.stakes.minimum + lineParts - 1n) / lineParts) * lineParts;
}

/** What can be staked on a game of draws whose stakes are free: by odds, on a ticket, or on the sides of a bout. @throws as `stakesOf`. */
export function liveStakesOf({ pool }: Pick<LiveGame, 'pool'>, session: Session): Stakes {
  if (!pool) return stakesOf(session);
  return pool.form === 'sides' ? sideStakesOf(session) : ticketStakesOf(session, mostPriced(pool));
}

/** Whole lines, up to the largest stake of the currency. Nothing is owed by the house, so that no win is too high. */
function sideStakesOf(session: Session): Stakes {
  const stakes = stakesOf(session);
  const line = lineIn(session.currency);
  const whole = (amount: string): bigint => (BigInt(amount) / line) * line;
  const most = whole(stakes.most_minor);
  if (most < line) throw new Refusal('bet_not_allowed', `the rules leave no bet in ${session.currency}`);
  const usual = whole(stakes.usual_minor);
  return {
    ...stakes,
    least_minor: line.toString(),
    usual_minor: (usual < line ? line : usual).toString(),
    most_minor: most.toString(),
    step_minor: line.toString(),
  };
}

/**
 * What can be staked on tickets that share pools: whole lines or cards, which cost the same for everybody who shares a pool. The house
 * owes none of it, so that the largest ticket is allowed wherever the session's rules name no limit of their own.
 * @param count how many lines or cards a player may have in a draw.
 * @throws as `stakesOf`.
 */
function ticketStakesOf(session: Session, count: bigint): Stakes {
  const currency = stakedCurrency(session.currency);
  if (!currency) throw new Refusal('bet_not_allowed', `the house takes no bets in ${session.currency}`);
  const line = lineIn(session.currency);
  const largest = line * count;
  const limit = BigInt(session.rules.max_bet_minor[session.currency] ?? largest);
  const most = limit < largest ? limit : largest;
  if (most < line) throw new Refusal('bet_not_allowed', `the rules leave no bet in ${session.currency}`);
  return {
    least_minor: line.toString(),
    usual_minor: line.toString(),
    most_minor: most.toString(),
    step_minor: line.toString(),
    most_win_minor: currency.maximumWin.toString(),
  };
}
