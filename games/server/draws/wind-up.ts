/**
 * Ends what is left of draws that no process runs: their game was switched off, or left the house, while bets stood. The published
 * rules say what becomes of them: a draw that has begun goes on to its end, and one that has not begun in time is cancelled and its bets
 * are given back. None is opened.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isOver, newestDraw } from './draws.ts';
import type { KindOf } from './drawn-kind.ts';
import type { Leadership } from './leadership.ts';
import { type CarryOptions, carryOn, isStale } from './scheduler.ts';

export type WindUpOptions = Omit<CarryOptions, 'gameCode' | 'kind' | 'onStep'> & {
  kindOf: KindOf;
  leadership: Leadership;
  /** Whether this process runs the draws of a game, and so needs no help with them. */
  isRun: (gameCode: string) => boolean;
  /** Called after every step, for those who watch in this process. */
  onStep: (gameCode: string) => void;
};

const lookEvery_ms = 1_000;

export type WindUp = { close: () => Promise<void> };

/** Looks for such draws now and then. While another process runs a game, that one leads it, and nothing is done here. */
export function startWindUp(options: WindUpOptions): WindUp {
  const { house } = options;
  const closing = new AbortController();
  const { signal } = closing;

  async function pass(): Promise<void> {
    const games = (await gamesUnderWay(options)).filter((gameCode) => !options.isRun(gameCode));
    await Promise.all(
      games.map((gameCode) =>
        windUp(options, gameCode, signal).catch((error: unknown) => {
          if (!signal.aborted) house.log.error({ err: error, game: gameCode }, 'a draw could not be ended');
        }),
      ),
    );
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      await pass().catch((error: unknown) =>
        house.log.error({ err: error }, 'draws that nobody runs could not be looked for'),
      );
      await delay(lookEvery_ms, undefined, { signal }).catch(() => undefined);
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

/** The codes of the games that have a draw which is not over, those that the house no longer has too. */
async function gamesUnderWay({ house }: Pick<WindUpOptions, 'house'>): Promise<string[]> {
  const { rows } = await house.pool.query<{ game_code: string }>(
    `SELECT DISTINCT c.game_code FROM house.draw d JOIN house.chain c USING (chain_id)
     WHERE d.state IN ('open', 'closed', 'running', 'ended')`,
  );
  return rows.map((row) => row.game_code);
}

/** Takes the newest draw of a game to its end, if nobody else does. One that may still begin is left to whoever runs the game. */
async function windUp(options: WindUpOptions, gameCode: string, signal: AbortSignal): Promise<void> {
  const { house, leadership } = options;
  const carrying = {
    ...options,
    gameCode,
    kind: options.kindOf(gameCode),
    onStep: () => options.onStep(gameCode),
  };
  const first = await newestDraw(house, gameCode);
  if (!first || (first.beganAt === null && !isStale(carrying, first))) return;
  if (!(await leadership.leads(gameCode))) return;
  try {
    while (!signal.aborted) {
      const draw = await newestDraw(house, gameCode);
      if (!draw || isOver(draw) || (draw.beganAt === null && !isStale(carrying, draw))) return;
      const wait_ms = await carryOn(carrying, draw);
      if (wait_ms > 0) await delay(wait_ms, undefined, { signal });
    }
  } finally {
    await leadership.release(gameCode);
  }
}
