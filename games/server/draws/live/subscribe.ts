/** What a player asks for with a subscription, and how they stop it. */
import { isDeepStrictEqual } from 'node:util';
import {
  hasSubscriptions,
  MOST_SUBSCRIPTIONS,
  mostDraws,
  type Subscribe,
} from '../../../kinds/live/subscriptions.ts';
import type { House, LiveHouseGame } from '../../house.ts';
import { Refusal } from '../../refusal.ts';
import type { Session } from '../../sessions.ts';
import { type Draw, newestDraw } from '../draws.ts';
import type { Phases } from '../timing.ts';
import { requireBet } from './bets.ts';
import {
  endSubscription,
  findSubscription,
  insertSubscription,
  type Subscription,
  type Terms,
  wagerFor,
} from './subscription-rows.ts';

/** A ticket is not asked for shortly before its draw is closed: the answer would come too late. */
const closingMargin_ms = 1_500;

/** Whether a ticket of a subscription may be asked for in a draw. */
export function takesTickets(house: Pick<House, 'now'>, { state, calledOffAt, closesAt }: Draw): boolean {
  return (
    state === 'open' && calledOffAt === null && closesAt.getTime() - house.now().getTime() > closingMargin_ms
  );
}

/**
 * Begins a subscription, or returns the one that it has become if it was asked for before.
 * @throws Refusal if the player may have none, or for terms that are none of the game.
 */
export async function subscribe(
  house: House,
  { code, live }: LiveHouseGame,
  { schedule }: Pick<Phases, 'schedule'>,
  session: Session,
  asked: Subscribe,
): Promise<Subscription> {
  const before = await findSubscription(house.pool, asked.subscription_id);
  if (before) return requireSame(before, session, asked);
  if (session.operatorToken === null)
    throw new Refusal('action_not_allowed', 'demo play has no subscriptions');
  if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');
  if (!session.rules.autoplay) throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
  if (!schedule || !hasSubscriptions(live)) throw new Refusal('bad_request', `${code} has no subscriptions`);
  const bet = BigInt(asked.bet_minor);
  const most = BigInt(asked.most_minor);
  if (asked.draws > mostDraws(schedule))
    throw new Refusal('bet_not_allowed', `draws: ${mostDraws(schedule)} at most`);
  if (most < bet || most > bet * BigInt(asked.draws))
    throw new Refusal('bet_not_allowed', 'most_minor: between one ticket and one for each draw');
  const draw = await newestDraw(house, code);
  if (!draw) throw new Refusal('betting_closed', 'there is no draw yet');
  const firstDraw = takesTickets(house, draw) ? draw.number : draw.number + 1;
  const terms: Terms = {
    subscriptionId: asked.subscription_id,
    player: session.player,
    sessionId: session.sessionId,
    gameCode: code,
    currency: session.currency,
    bet,
    wager: 'wager' in asked.pick ? asked.pick.wager : null,
    quick: 'quick' in asked.pick ? asked.pick.quick : null,
    chain: draw.chainNumber,
    firstDraw,
    lastDraw: firstDraw + asked.draws - 1,
    most,
  };
  requireBet(live, session, { bet, wager: () => wagerFor(live, terms, firstDraw) }, draw);
  const mayHave = session.rules.min_cycle_ms === 0 ? MOST_SUBSCRIPTIONS : 1;
  const isNew = await insertSubscription(house, terms, mayHave);
  const kept = await findSubscription(house.pool, asked.subscription_id);
  if (!kept) throw new Refusal('action_not_allowed', `a player has ${mayHave} subscriptions at most`);
  return isNew ? kept : requireSame(kept, session, asked);
}

/** @throws Refusal if the name was used for another subscription. */
function requireSame(before: Subscription, session: Session, asked: Subscribe): Subscription {
  const pick = before.wager ? { wager: before.wager } : { quick: before.quick };
  const isSame =
    before.player === session.player &&
    before.gameCode === session.gameCode &&
    before.bet.toString() === asked.bet_minor &&
    before.most.toString() === asked.most_minor &&
    before.lastDraw - before.firstDraw + 1 === asked.draws &&
    isDeepStrictEqual(pick, asked.pick);
  if (!isSame) throw new Refusal('bad_request', 'subscription_id: it was used for another');
  return before;
}

/** Stops a subscription of the player's, from whatever session. Once it is stopped nothing is bought; a ticket on its way may be taken. */
export async function unsubscribe(
  house: House,
  session: Session,
  subscriptionId: string,
): Promise<Subscription> {
  const found = await findSubscription(house.pool, subscriptionId);
  if (!found || found.player !== session.player || found.gameCode !== session.gameCode)
    throw new Refusal('round_unknown', 'the player has no such subscription');
  await endSubscription(house, house.pool, subscriptionId, 'player');
  return (await findSubscription(house.pool, subscriptionId)) ?? found;
}
