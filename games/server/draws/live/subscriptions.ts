/**
 * Buys the tickets of subscriptions, one in each draw once its turn has come. Only the process that leads the draws of a game buys, and of
 * two that both believe to lead the one that has written a ticket down first. It runs beside the scheduler, so that no draw waits for it.
 */
import { hasDraws, type House, type LiveHouseGame } from '../../house.ts';
import type { PlayErrorCode } from '../../../kit/play-api/common.ts';
import { Refusal } from '../../refusal.ts';
import { findRound } from '../../rounds/round.ts';
import { readSession } from '../../sessions.ts';
import { findDrawBet } from '../draw-bets.ts';
import type { DrawRounds } from '../draw-rounds.ts';
import { type Draw, newestDraw } from '../draws.ts';
import type { Leadership } from '../leadership.ts';
import { placeLiveBet } from './bets.ts';
import { takesTickets } from './subscribe.ts';
import {
  askedTickets,
  type AskedTicket,
  changedSubscriptions,
  claimTicket,
  decideTicket,
  dueIn,
  endAtLimits,
  gamesWithSubscriptions,
  presentSubscription,
  type Subscription,
  wagerFor,
} from './subscription-rows.ts';

/** How often changes are looked for, and so long after a draw's turn has come its tickets begin to be bought at the latest. */
const beat_ms = 1_000;
/** Changes are told from so far back, because a transaction may take a while to be seen. */
const lookBack_ms = 5_000;
/** So many tickets are on their way to the operator at a time: most of what it can take is left to players who press. */
const buyersAtOnce = 8;

/**
 * Refusals that nobody has made: the ticket came too late, or just after another bet of the player's, or the process that asked has died and
 * the stake is given back. The next draw has another.
 */
const misses: ReadonlySet<PlayErrorCode> = new Set([
  'betting_closed',
  'too_soon',
  'spin_in_flight',
  'round_in_play',
  'round_cancelled',
]);

export type Subscriptions = {
  /** Looks now, instead of with the next beat. */
  hurry: () => void;
  /** Tickets on their way are awaited. */
  close: () => Promise<void>;
};

export function startSubscriptions(options: {
  house: House;
  rounds: DrawRounds;
  leadership: Leadership;
  /** Whether this process runs the draws of a game. */
  isRun: (gameCode: string) => boolean;
  /** Tells a player who is here. */
  tell: (gameCode: string, player: string, message: object) => void;
}): Subscriptions {
  const { house, rounds, leadership, isRun, tell } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let isHurried = false;
  let wake: () => void = () => undefined;
  /** Games whose tickets are being bought. */
  const buying = new Map<string, Promise<void>>();
  /** What has been told of each, by when it changed. */
  let told = new Map<string, number>();
  /** Tickets that this process is asking for: every other has been left behind, or is another process's. */
  const asking = new Set<string>();

  const gameOf = (gameCode: string): LiveHouseGame | undefined => {
    const game = house.games.get(gameCode);
    return game && hasDraws(game) && game.kind === 'live' && isRun(gameCode) ? game : undefined;
  };

  async function tellChanges(): Promise<void> {
    const seen = new Map<string, number>();
    for (const each of await changedSubscriptions(house.pool, lookBack_ms)) {
      const at_ms = each.changedAt.getTime();
      seen.set(each.subscriptionId, at_ms);
      if (told.get(each.subscriptionId) !== at_ms)
        tell(each.gameCode, each.player, {
          type: 'subscription',
          subscription: presentSubscription(each),
        });
    }
    told = seen;
  }

  async function buyAll(gameCode: string): Promise<void> {
    const game = gameOf(gameCode);
    if (!game || !(await leadership.leads(gameCode))) return;
    const draw = await newestDraw(house, gameCode);
    if (!draw) return;
    for (const { drawState, ...ticket } of await askedTickets(house.pool, gameCode))
      if (!asking.has(ticket.publicId)) await settleLeft(house, ticket, drawState);
    await endAtLimits(house, draw);
    if (takesTickets(house, draw)) await buyIn(game, draw);
    await endAtLimits(house, draw);
  }

  /** Buys in a draw until nothing is due, or its sales are about to close. */
  async function buyIn(game: LiveHouseGame, draw: Draw): Promise<void> {
    while (!signal.aborted && takesTickets(house, draw)) {
      const due = await dueIn(house.pool, draw, buyersAtOnce);
      if (due.length === 0) return;
      await Promise.all(due.map((subscription) => buy(game, subscription, draw)));
    }
  }

  async function buy(game: LiveHouseGame, subscription: Subscription, draw: Draw): Promise<void> {
    const ticket = await claimTicket(house, subscription, draw);
    if (!ticket) return;
    asking.add(ticket.publicId);
    try {
      await ask(game, subscription, ticket, draw);
    } finally {
      asking.delete(ticket.publicId);
    }
  }

  /** Asks for a ticket as if its player had pressed, with every check of that moment. */
  async function ask(
    game: LiveHouseGame,
    subscription: Subscription,
    ticket: AskedTicket,
    draw: Draw,
  ): Promise<void> {
    const { chainNumber: chain, number } = draw;
    let refusal: PlayErrorCode | null = null;
    try {
      const session = await readSession(house, subscription.sessionId);
      if (!session.rules.autoplay)
        throw new Refusal('autoplay_forbidden', 'each bet takes a press of its own');
      const wager = wagerFor(game.live, subscription, number);
      const asked = { betId: ticket.publicId, draw: { chain, number }, bet: subscription.bet, wager };
      await placeLiveBet(house, rounds, game, session, draw, asked, house.now());
    } catch (error) {
      refusal = error instanceof Refusal ? error.code : 'internal_error';
      if (!(error instanceof Refusal))
        house.log.error({ err: error, ticket: ticket.publicId }, 'a ticket of a subscription failed');
    }
    await settleTicket(house, ticket, refusal);
  }

  /** A game with many tickets does not keep the others waiting. */
  function begin(gameCode: string): void {
    if (buying.has(gameCode)) return;
    const work = buyAll(gameCode)
      .catch((error: unknown) =>
        house.log.error({ err: error, game: gameCode }, 'subscriptions could not buy'),
      )
      .finally(() => buying.delete(gameCode));
    buying.set(gameCode, work);
  }

  async function beat(): Promise<void> {
    try {
      for (const gameCode of await gamesWithSubscriptions(house.pool)) begin(gameCode);
      await tellChanges();
    } catch (error) {
      house.log.error({ err: error }, 'subscriptions could not be looked at');
    }
  }

  /** Waits for the next beat, or until somebody is in a hurry. */
  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        isHurried = false;
        resolve();
      };
      const timer = setTimeout(done, beat_ms);
      wake = done;
      if (isHurried || signal.aborted) done();
    });
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await beat();
      await pause();
    }
    await Promise.all(buying.values());
  }
  const running = run();
  return {
    hurry() {
      isHurried = true;
      wake();
    },
    close: async () => {
      closing.abort();
      wake();
      await running;
    },
  };
}

/** Writes down what became of a ticket, as its round says; without one, as the refusal does. One that is still on its way stays so. */
async function settleTicket(house: House, ticket: AskedTicket, refusal: PlayErrorCode | null): Promise<void> {
  const round = await findRound(house, ticket.publicId);
  if (!round) {
    const isMissed = refusal === null || misses.has(refusal);
    return decideTicket(
      house,
      ticket,
      isMissed ? { state: 'missed' } : { state: 'refused', reason: refusal },
    );
  }
  if (round.state === 'opened') return;
  if (round.failure !== null && !misses.has(round.failure))
    return decideTicket(house, ticket, { state: 'refused', reason: round.failure });
  const bet = await findDrawBet(house.pool, ticket.publicId);
  // The operator has taken it, and the process died before that was written into the draw: the draw decides.
  if (bet?.state === 'asked') return;
  return decideTicket(house, ticket, {
    state: bet === undefined || bet.state === 'void' ? 'missed' : 'bought',
  });
}

/** A ticket whose process has died. While its draw takes bets another process may be about to write its round. */
async function settleLeft(house: House, ticket: AskedTicket, drawState: Draw['state']): Promise<void> {
  const round = await findRound(house, ticket.publicId);
  if (round || drawState !== 'open') await settleTicket(house, ticket, null);
}
