/** What a page of a lottery needs to offer a subscription. Pure; amounts are minor units. */
import type { Layout } from '../../../table/client/table-view.ts';
import type { LiveGame } from '../../games.ts';
import type { LiveWager } from '../../rules.ts';
import {
  hasSubscriptions,
  MOST_SUBSCRIPTIONS,
  offeredDraws,
  type SeenSubscription,
  type Subscribe,
} from '../../subscriptions.ts';
import type { LiveState, Snapshot } from '../room/state.ts';

/** What is asked for; its name is made as it is sent. */
export type SubscriptionTerms = Omit<Subscribe, 'type' | 'subscription_id'>;

/** The ticket that is filled in, as it could be bought again and again. */
export type SubscribedTicket = {
  bet_minor: bigint;
  wager: LiveWager;
  /** So many numbers, or lines, a quick pick in its place has; null where it could not cost the same. */
  quickCount: number | null;
};

export type SubscriptionSale = {
  /** Null while no ticket is filled in that could be bought. */
  ticket: SubscribedTicket | null;
  /** Between how many draws the player chooses. */
  offered: readonly number[];
  /** Whether the player may have another one. */
  mayBegin: boolean;
  /** Whether one was asked for and is not answered. */
  isAsking: boolean;
  list: readonly SeenSubscription[];
  begin: (terms: SubscriptionTerms) => void;
  stop: (subscription_id: string) => void;
};

/** Where subscriptions are sold: for money, and where a bet may follow without a press of its own. Null elsewhere. */
export function subscriptionSaleOf(
  game: LiveGame,
  { is_demo, may_automate, min_cycle_ms }: Pick<Snapshot, 'is_demo' | 'may_automate' | 'min_cycle_ms'>,
  { subscriptions: list }: Pick<LiveState, 'subscriptions'>,
  rest: Pick<SubscriptionSale, 'ticket' | 'isAsking' | 'begin' | 'stop'>,
): SubscriptionSale | null {
  if (!game.schedule || !hasSubscriptions(game) || is_demo || !may_automate) return null;
  const most = min_cycle_ms === 0 ? MOST_SUBSCRIPTIONS : 1;
  return {
    ...rest,
    list,
    offered: offeredDraws(game.schedule),
    mayBegin: list.filter(({ ended }) => ended === null).length < most,
  };
}

/** The ticket of what is laid. @param bet_minor what it costs; zero while it is none. */
export function subscribedTicket(
  { pool }: LiveGame,
  laid: Layout,
  bet_minor: bigint,
): SubscribedTicket | null {
  if (bet_minor === 0n) return null;
  const lines = Object.entries(laid);
  const [first] = lines;
  // A line by chance is in exact order, and all of them cost the same.
  const isEven = lines.every(([spot, units]) => /^\d+$/.test(spot) && units === first?.[1]);
  return {
    bet_minor,
    wager: { spots: { ...laid } },
    quickCount: pool || isEven ? lines.length : null,
  };
}

/** So much money a player may choose between for so many draws: a quarter of all tickets, half of them, all. */
export function offeredMoney(bet_minor: bigint, draws: number): readonly bigint[] {
  const tickets = new Set([Math.ceil(draws / 4), Math.ceil(draws / 2), draws]);
  return [...tickets].map((count) => BigInt(count) * bet_minor);
}

/** The subscriptions after one of them has changed: a new one stands first. */
export function withSubscription(
  list: readonly SeenSubscription[],
  changed: SeenSubscription,
): readonly SeenSubscription[] {
  const isKnown = list.some(({ subscription_id }) => subscription_id === changed.subscription_id);
  if (!isKnown) return [changed, ...list];
  return list.map((each) =>
    each.subscription_id !== changed.subscription_id || (each.ended !== null && changed.ended === null)
      ? each
      : changed,
  );
}
