/** The bets that a game takes, by currency. Every coin is worth a whole payment of the currency, so that every win is too. */
import { currencies, type Currency, roundAmounts, smallestPayment } from '@marquee/contract/currencies.ts';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import type { CompiledSlot } from './engine/compile.ts';
import type { FeatureBuy } from './engine/definition.ts';

type Staked = Pick<CompiledSlot, 'betCoins' | 'maxCoins'>;

/** Where the round amounts of a currency leave fewer steps than these, the coins themselves are counted in round numbers. */
const fewSteps = 5;

/** What is staked in a currency; demo play is in something like euros. Undefined if the house does not take it. */
export function stakedCurrency(code: string): Currency | undefined {
  return currencies.get(code === demoCurrency ? 'EUR' : code);
}

/** The most that a round can pay at a bet, and so what the house may owe for it. */
export function worstCase({ betCoins, maxCoins }: Staked, bet: bigint): bigint {
  return (bet / BigInt(betCoins)) * BigInt(maxCoins);
}

/**
 * The bets of a game in a currency, in minor units, ascending. None is above the currency's largest stake, and none could
 * win more than its maximum win.
 * @returns an empty list if the house does not take the currency.
 */
export function betLadder(game: Staked, code: string): bigint[] {
  const currency = stakedCurrency(code);
  if (!currency) return [];
  const { minimum, maximum } = currency.stakes;
  const coins = BigInt(game.betCoins);
  const smallestCoin = smallestPayment(currency);
  const isOffered = (bet: bigint) =>
    bet >= minimum && bet <= maximum && worstCase(game, bet) <= currency.maximumWin;
  const round = roundAmounts(minimum, maximum).filter(
    (bet) => bet % (coins * smallestCoin) === 0n && isOffered(bet),
  );
  if (round.length >= fewSteps) return round;
  return roundAmounts(1n, maximum / (coins * smallestCoin))
    .map((coin) => coin * coins * smallestCoin)
    .filter(isOffered);
}

/** The bet that a new session stands at: the first that is not below the currency's usual stake. */
export function defaultBet(game: Staked, code: string): bigint | undefined {
  const usual = stakedCurrency(code)?.stakes.usual ?? 0n;
  const ladder = betLadder(game, code);
  return ladder.find((bet) => bet >= usual) ?? ladder.at(-1);
}

/**
 * What a feature costs at a bet.
 * @param bet a multiple of the game's coins.
 */
export function priceOf(
  { betCoins }: Pick<CompiledSlot, 'betCoins'>,
  { priceCoins }: FeatureBuy,
  bet: bigint,
): bigint {
  return (bet / BigInt(betCoins)) * BigInt(priceCoins);
}

/** The bets of a ladder at which a feature can be bought: no price is above the currency's largest stake. */
export function buyableBets(
  game: Pick<CompiledSlot, 'betCoins'>,
  buy: FeatureBuy,
  ladder: readonly bigint[],
  code: string,
): bigint[] {
  const most = stakedCurrency(code)?.stakes.maximum;
  if (most === undefined) return [];
  return ladder.filter((bet) => priceOf(game, buy, bet) <= most);
}
