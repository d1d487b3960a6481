/** Players of pools in several currencies, who go on through whichever process is there, and what they choose. */
import { randomUUID } from 'node:crypto';
import { demoCurrency } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { linesOn } from '../../kinds/live/pools.ts';
import { lineIn } from '../stakes.ts';
import { connectLive, type LiveClient } from './live-client.ts';
import type { KnownGame, PoolNodes, Slot } from './pool-nodes.ts';

/** What a player chooses in each game: numbers of which so many are drawn, lines on sides, or cards. */
export const choiceOfBet = fc.record({
  hits: fc.constantFrom<number>(0, 2, 3, 3, 4, 5, 6),
  picked: fc.constantFrom<number>(6, 6, 6, 7, 9, 12),
  sides: fc.constantFrom<Record<string, number>>(
    { meron: 1 },
    { meron: 1 },
    { wala: 1 },
    { wala: 1 },
    { draw: 1 },
    { meron: 2, draw: 1 },
    { wala: 3, draw: 2 },
    { meron: 1, wala: 1 },
  ),
  lines: fc.constantFrom<bigint>(1n, 1n, 2n, 7n),
  cards: fc.constantFrom<number>(1, 2, 5, 6, 12, 24),
});
export type ChoiceOfBet = typeof choiceOfBet extends fc.Arbitrary<infer Value> ? Value : never;

type Priced = { spots: Record<string, number>; bet_minor: bigint };

/** What a choice is in a draw of a game, and what it costs in a currency. */
function priceChoice(
  { game, outcomeOf }: KnownGame,
  number: number,
  choice: ChoiceOfBet,
  currency: string,
): Priced {
  const line = lineIn(currency);
  const { form } = game.pool;
  if (form === 'cards') return { spots: { cards: choice.cards }, bet_minor: BigInt(choice.cards) * line };
  if (form === 'sides') {
    const units = Object.values(choice.sides).reduce((sum, each) => sum + each, 0);
    return { spots: choice.sides, bet_minor: BigInt(units) * choice.lines * line };
  }
  const outcome = outcomeOf(number);
  const drawn = 'numbers' in outcome ? outcome.numbers : [];
  const others = game.spots.map(Number).filter((each) => !drawn.includes(each));
  const numbers = [...drawn.slice(0, choice.hits), ...others].slice(0, choice.picked);
  return {
    spots: Object.fromEntries(numbers.map((each) => [String(each), 1])),
    bet_minor: linesOn(choice.picked) * line,
  };
}

export type PoolPlayer = Awaited<ReturnType<typeof seatPlayer>>;

/** So much a player begins with, in lines of their currency. */
const startLines = 1_000_000n;

/**
 * A player of one game in a currency; in the one of demo play, a demo player.
 * @param wallet the currency of their wallet at the operator, if it is another one: then no bet of theirs is taken.
 */
export async function seatPlayer(
  live: PoolNodes,
  {
    code,
    player,
    currency,
    wallet = currency,
  }: { code: string; player: string; currency: string; wallet?: string },
) {
  const isDemo = currency === demoCurrency;
  const start = startLines * lineIn(currency);
  if (!isDemo) {
    live.operator.balances.set(player, start);
    live.operator.wallets.set(player, wallet);
  }
  const session = await live.launch(code, isDemo, player, currency);
  const clients = new Map<string, Promise<LiveClient>>();

  /** Connects to a place's process, unless it is connected. @throws if there is none, or it ends. */
  async function clientIn(slot: Slot): Promise<LiveClient> {
    const url = live.nodeUrl(slot);
    if (url === undefined) throw new Error('There is no process in this place.');
    const known = await clients.get(url)?.catch(() => undefined);
    if (known?.isOpen()) return known;
    const connecting = connectLive(url, live.publicUrl, session);
    clients.set(url, connecting);
    return connecting;
  }

  return {
    code,
    player,
    /** What they have at the operator; nothing in demo play. */
    purses: isDemo ? [] : [{ player, currency: wallet, start }],
    /**
     * Bets in the draw whose turn it is, or in one so many ahead where draws are sold ahead: through a process, or the other if there is
     * none, or through both at once, for whom it is the same bet. @returns false if neither process is there.
     */
    bet: async (
      choice: ChoiceOfBet,
      { ahead, via, isWrong }: { ahead: number; via: readonly Slot[]; isWrong: boolean },
    ): Promise<boolean> => {
      const known = live.known(code);
      const number = Math.max(1, (await live.nextDraw(code)) + (known.game.schedule ? ahead : 0));
      const { spots, bet_minor } = priceChoice(known, number, choice, currency);
      const amount = (bet_minor + (isWrong ? 1n : 0n)).toString();
      const id = randomUUID();
      const through = await Promise.allSettled(
        via.map((slot) => clientIn(slot).catch(() => clientIn(slot === 0 ? 1 : 0))),
      );
      const sent = through.filter((each) => each.status === 'fulfilled');
      for (const { value } of sent) value.bet(number, amount, spots, id);
      return sent.length > 0;
    },
    leave: async () => {
      const opened = await Promise.allSettled(clients.values());
      await Promise.all(opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value.close()] : [])));
    },
  };
}
