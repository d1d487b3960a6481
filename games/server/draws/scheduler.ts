/**
 * Takes the draws of a game from one phase to the next. What is due follows from the newest draw's row and the time alone, so that a
 * process that takes over goes on where the one before was killed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { multiplierAt, timeOf } from '../../kinds/crash/rules.ts';
import type { House } from '../house.ts';
import { inTransaction } from '../transaction.ts';
import { keepChains, type Outcomes, type SaltSource } from './chains.ts';
import {
  areBetsAwaited,
  cashOutReached,
  type DrawBet,
  loseRest,
  voidAskedBets,
  voidStandingBets,
} from './draw-bets.ts';
import type { DrawRounds } from './draw-rounds.ts';
import {
  beginDraw,
  closeDraw,
  type Draw,
  endDraw,
  isOver,
  markDrawCancelled,
  markDrawSettled,
  newestDraw,
  openDraw,
} from './draws.ts';
import type { Leadership } from './leadership.ts';
import type { DrawTiming } from './timing.ts';

export type SchedulerOptions = {
  house: House;
  gameCode: string;
  timing: DrawTiming;
  saltSource: SaltSource;
  leadership: Leadership;
  outcomes: Outcomes;
  rounds: DrawRounds;
  /** Called after every step, for those who watch in this process. */
  onStep: () => void;
  /** Resolves when no cash-out of this process is on its way to the database. */
  cashOutsWritten: () => Promise<void>;
};

/** How often a process that does not lead asks whether it may. */
const askToLead_ms = 500;
/** After an error, and while a chain waits for its salt. */
const retry_ms = 500;
const askForAnswers_ms = 25;

export type Scheduler = { close: () => Promise<void> };

/** When a running draw ends, by its row and its outcome. */
export function endOfDraw(beganAt: Date, endsOn: number): Date {
  return new Date(beganAt.getTime() + timeOf(endsOn));
}

export function startScheduler(options: SchedulerOptions): Scheduler {
  const { house, gameCode, leadership } = options;
  const closing = new AbortController();
  const { signal } = closing;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let wait_ms = retry_ms;
      try {
        wait_ms = (await leadership.leads(gameCode)) ? await step(options) : askToLead_ms;
      } catch (error) {
        house.log.error({ err: error, game: gameCode }, 'a draw could not be carried on');
      }
      if (wait_ms > 0) await delay(wait_ms, undefined, { signal }).catch(() => undefined);
    }
  }
  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

/** Does what is due. @returns how long nothing will be. */
async function step(options: SchedulerOptions): Promise<number> {
  const { house, gameCode } = options;
  const draw = await newestDraw(house, gameCode);
  if (draw && !isOver(draw)) return carryOn(options, draw);
  return openNext(options, draw, house.now().getTime());
}

/** What takes a draw to its end; who opens the next needs more. */
export type CarryOptions = Omit<SchedulerOptions, 'saltSource' | 'leadership'>;

/** Whether a draw has waited too long to begin. */
export function isStale(
  { house, timing }: Pick<CarryOptions, 'house' | 'timing'>,
  { beganAt, closesAt }: Draw,
): boolean {
  return beganAt === null && house.now().getTime() > closesAt.getTime() + timing.stale_ms;
}

/** Does what is due in a draw that is not over. @returns how long nothing will be. */
export async function carryOn(options: CarryOptions, draw: Draw): Promise<number> {
  const { house, timing, outcomes } = options;
  const now_ms = house.now().getTime();
  const closes_ms = draw.closesAt.getTime();
  if (isStale(options, draw)) await cancel(options, draw);
  else if (draw.state === 'open') {
    if (now_ms < closes_ms) return closes_ms - now_ms;
    await closeDraw(house, draw);
  } else if (draw.state === 'closed') {
    if (now_ms < closes_ms + timing.answers_ms && (await areBetsAwaited(house, draw)))
      return askForAnswers_ms;
    await begin(options, draw);
  } else {
    const outcome = await outcomes.of(draw.chainId, draw.number);
    if (draw.beganAt === null) throw new Error(`Draw ${draw.drawId} runs and has not begun.`);
    const end = endOfDraw(draw.beganAt, outcome.endsOn);
    if (draw.state === 'running' && now_ms < end.getTime()) {
      await cashOut(options, draw, multiplierAt(now_ms - draw.beganAt.getTime()));
      return Math.max(1, Math.min(timing.beat_ms, end.getTime() - house.now().getTime()));
    }
    if (draw.state === 'running') await endDraw(house, draw, end, outcome);
    else {
      const settles_ms = end.getTime() + timing.lastCashOuts_ms;
      if (now_ms < settles_ms) return settles_ms - now_ms;
      await settle(options, draw, outcome.endsOn);
    }
  }
  options.onStep();
  return 0;
}

async function openNext(
  { house, gameCode, timing, saltSource, onStep }: SchedulerOptions,
  last: Draw | undefined,
  now_ms: number,
): Promise<number> {
  const opens_ms = (last?.endedAt?.getTime() ?? 0) + timing.pause_ms;
  if (now_ms < opens_ms) return opens_ms - now_ms;
  await keepChains(house, gameCode, saltSource);
  if (!(await openDraw(house, gameCode, timing.betting_ms))) {
    house.log.warn({ game: gameCode }, 'no draw can be opened: the salt of its chain is not fixed');
    return retry_ms;
  }
  onStep();
  return 0;
}

/** From now on the multiplier rises. Bets that the operator has not answered are not in it. */
async function begin({ house, rounds }: CarryOptions, draw: Draw): Promise<void> {
  const missed = await inTransaction(house.pool, async (client) => {
    if (!(await beginDraw(house, client, draw))) return [];
    const asked = await voidAskedBets(client, draw);
    await rounds.giveBack(client, asked);
    return asked;
  });
  rounds.carryOn(missed);
}

const decided = (bets: readonly DrawBet[]) =>
  bets.map(({ publicId, win, cashedOutOn }) => ({ publicId, win: win ?? 0n, cashedOutOn }));

/** Honours the automatic cash-outs that have been reached. */
async function cashOut({ house, rounds }: CarryOptions, draw: Draw, reached: number): Promise<void> {
  const bets = await inTransaction(house.pool, async (client) => {
    const cashedOut = await cashOutReached(client, draw, reached);
    await rounds.close(client, draw, decided(cashedOut));
    return cashedOut;
  });
  rounds.carryOn(bets.map(({ publicId }) => publicId));
}

/** Decides every bet that still stands: those whose ceiling the draw has reached are paid it, the rest have lost. */
async function settle(options: CarryOptions, draw: Draw, endedOn: number): Promise<void> {
  const { house, rounds } = options;
  await options.cashOutsWritten();
  const bets = await inTransaction(house.pool, async (client) => {
    if (!(await markDrawSettled(client, draw))) return [];
    const paid = await cashOutReached(client, draw, endedOn);
    const rest = [...paid, ...(await loseRest(client, draw))];
    await rounds.close(client, draw, decided(rest));
    return rest;
  });
  rounds.carryOn(bets.map(({ publicId }) => publicId));
}

/** Gives back the bets of a draw that never ran. */
async function cancel({ house, rounds, outcomes }: CarryOptions, draw: Draw): Promise<void> {
  const outcome = await outcomes.of(draw.chainId, draw.number);
  const bets = await inTransaction(house.pool, async (client) => {
    if (!(await markDrawCancelled(house, client, draw, outcome))) return [];
    const asked = await voidAskedBets(client, draw);
    const standing = await voidStandingBets(client, draw);
    const given = [...asked, ...standing.map(({ publicId }) => publicId)];
    await rounds.giveBack(client, given);
    return given;
  });
  house.log.warn({ game: draw.gameCode, draw: draw.number, bets: bets.length }, 'a draw never ran');
  rounds.carryOn(bets);
}
