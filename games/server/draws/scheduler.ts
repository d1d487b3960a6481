/**
 * Takes the draws of a game from one phase to the next. What is due follows from the newest draw's row and the time alone, so that a
 * process that takes over goes on where the one before was killed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { House } from '../house.ts';
import { inTransaction } from '../transaction.ts';
import { keepChains, type Outcomes, type SaltSource } from './chains.ts';
import { areBetsAwaited, voidAskedBets, voidStandingBets } from './draw-bets.ts';
import type { DrawRounds } from './draw-rounds.ts';
import type { DrawnKind, DrawResult } from './drawn-kind.ts';
import {
  beginDraw,
  closeDraw,
  type Draw,
  endDraw,
  isOver,
  lockClosedDraw,
  markDrawCancelled,
  markDrawSettled,
  newestDraw,
  openDraw,
  salesOf,
} from './draws.ts';
import type { Leadership } from './leadership.ts';
import { closingTime } from './timing.ts';
import { ticketSetOf } from './ticket-set.ts';

export type SchedulerOptions = {
  house: House;
  gameCode: string;
  kind: DrawnKind;
  saltSource: SaltSource;
  leadership: Leadership;
  outcomes: Outcomes;
  rounds: DrawRounds;
  /** Called after every step, for those who watch in this process. */
  onStep: () => void;
  /** Resolves when nothing that players of this process did in time is still on its way to the database. */
  actionsWritten: () => Promise<void>;
};

/** How often a process that does not lead asks whether it may. */
const askToLead_ms = 500;
/** After an error, and while a chain waits for its salt. */
const retry_ms = 500;
const askForAnswers_ms = 25;
/** A process looks at least so often, also while a draw is sold for hours: an operator may have called one off. */
const longestWait_ms = 1_000;

export type Scheduler = { close: () => Promise<void> };

/** When a running draw ends, by its row and its result. */
export function endOfDraw(beganAt: Date, { runs_ms }: Pick<DrawResult, 'runs_ms'>): Date {
  return new Date(beganAt.getTime() + runs_ms);
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
      if (wait_ms > 0)
        await delay(Math.min(wait_ms, longestWait_ms), undefined, { signal }).catch(() => undefined);
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
  await sellAhead(options);
  const draw = await newestDraw(house, gameCode);
  if (draw && !isOver(draw)) return carryOn(options, draw);
  return openNext(options, draw, house.now().getTime());
}

/** What takes a draw to its end; who opens the next needs more. */
export type CarryOptions = Omit<SchedulerOptions, 'saltSource' | 'leadership'>;

/** Whether a draw has waited too long to begin. */
export function isStale(
  { house, kind: { phases } }: Pick<CarryOptions, 'house' | 'kind'>,
  { beganAt, closesAt }: Draw,
): boolean {
  return beganAt === null && house.now().getTime() > closesAt.getTime() + phases.stale_ms;
}

/** Does what is due in a draw that is not over. @returns how long nothing will be. */
export async function carryOn(options: CarryOptions, draw: Draw): Promise<number> {
  const { house, outcomes, kind } = options;
  const { phases } = kind;
  const now_ms = house.now().getTime();
  const closes_ms = draw.closesAt.getTime();
  if (draw.beganAt === null && (draw.calledOffAt !== null || isStale(options, draw)))
    await cancel(options, draw);
  else if (draw.state === 'open') {
    if (now_ms < closes_ms) return closes_ms - now_ms;
    await closeDraw(house, draw);
  } else if (draw.state === 'closed') {
    if (now_ms < closes_ms + phases.answers_ms && (await areBetsAwaited(house, draw)))
      return askForAnswers_ms;
    await begin(options, draw);
  } else {
    const outcome = await outcomes.of(draw.chainId, draw.number);
    if (draw.beganAt === null) throw new Error(`Draw ${draw.drawId} runs and has not begun.`);
    const runs_ms = (await kind.runsFor?.(draw, outcome)) ?? outcome.runs_ms;
    const end = endOfDraw(draw.beganAt, { runs_ms });
    if (draw.state === 'running' && now_ms < end.getTime()) {
      await decideRunning(options, draw, now_ms - draw.beganAt.getTime());
      return Math.max(1, Math.min(phases.beat_ms, end.getTime() - house.now().getTime()));
    }
    if (draw.state === 'running') await endDraw(house, draw, end, outcome);
    else {
      const settles_ms = end.getTime() + phases.settles_ms;
      if (now_ms < settles_ms) return settles_ms - now_ms;
      await settle(options, draw, outcome);
    }
  }
  options.onStep();
  return 0;
}

/** Opens the draws that are sold now: the next one and those ahead of it, each for its time. */
async function sellAhead({ house, gameCode, kind, saltSource, onStep }: SchedulerOptions): Promise<void> {
  const { schedule } = kind.phases;
  if (!schedule) return;
  for (;;) {
    const { open, last_ms } = await salesOf(house, gameCode);
    if (open >= schedule.sells) return;
    await keepChains(house, gameCode, saltSource);
    const closesAt = new Date(closingTime(schedule, house.now().getTime(), last_ms));
    if (!(await openDraw(house, gameCode, { closesAt, isSoldAhead: true }))) return;
    onStep();
  }
}

async function openNext(
  { house, gameCode, kind: { phases }, saltSource, onStep }: SchedulerOptions,
  last: Draw | undefined,
  now_ms: number,
): Promise<number> {
  // Draws that are sold ahead are open already; none is where the salt of their chain is not fixed.
  if (phases.schedule) return retry_ms;
  const opens_ms = (last?.endedAt?.getTime() ?? 0) + phases.pause_ms;
  if (now_ms < opens_ms) return opens_ms - now_ms;
  await keepChains(house, gameCode, saltSource);
  const closesAt = new Date(house.now().getTime() + phases.betting_ms);
  if (!(await openDraw(house, gameCode, { closesAt, isSoldAhead: false }))) {
    house.log.warn({ game: gameCode }, 'no draw can be opened: the salt of its chain is not fixed');
    return retry_ms;
  }
  onStep();
  return 0;
}

/**
 * From now on the draw runs. Bets that the operator has not answered are not in it. Where bets are listed, what is in it is written
 * down in the same step: after it no bet comes, and before it nothing of the draw is revealed.
 */
async function begin({ house, rounds, kind }: CarryOptions, draw: Draw): Promise<void> {
  const missed = await inTransaction(house.pool, async (client) => {
    if (!(await lockClosedDraw(client, draw))) return [];
    const asked = [...(await voidAskedBets(client, draw)), ...((await kind.leavesOut?.(client, draw)) ?? [])];
    await beginDraw(
      house,
      client,
      draw,
      kind.phases.announces_ms === null ? null : await ticketSetOf(client, draw),
    );
    await rounds.giveBack(client, asked);
    return asked;
  });
  rounds.carryOn(missed);
}

/** Decides the bets that the rules decide while the draw runs. */
async function decideRunning({ house, rounds, kind }: CarryOptions, draw: Draw, ran_ms: number) {
  const { decideRunning: decide } = kind;
  if (!decide) return;
  const decided = await inTransaction(house.pool, async (client) => {
    const reached = await decide(client, draw, ran_ms);
    await rounds.close(client, reached);
    return reached;
  });
  rounds.carryOn(decided.map(({ publicId }) => publicId));
}

/** Decides every bet that still stands. */
async function settle(options: CarryOptions, draw: Draw, result: DrawResult): Promise<void> {
  const { house, rounds, kind } = options;
  await options.actionsWritten();
  const decided = await inTransaction(house.pool, async (client) => {
    if (!(await markDrawSettled(client, draw))) return [];
    const rest = await kind.decideRest(client, draw, result);
    await rounds.close(client, rest);
    return rest;
  });
  rounds.carryOn(decided.map(({ publicId }) => publicId));
}

/** Gives back the bets of a draw that never ran: of one that was called off none stand any more. */
async function cancel({ house, rounds, outcomes }: CarryOptions, draw: Draw): Promise<void> {
  const outcome = await outcomes.of(draw.chainId, draw.number);
  const bets = await inTransaction(house.pool, async (client) => {
    if (!(await markDrawCancelled(house, client, draw, outcome))) return [];
    const given = [...(await voidAskedBets(client, draw)), ...(await voidStandingBets(client, draw))];
    await rounds.giveBack(client, given);
    return given;
  });
  house.log.warn({ game: draw.gameCode, draw: draw.number, bets: bets.length }, 'a draw never ran');
  rounds.carryOn(bets);
}
