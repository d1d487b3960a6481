/** The draws of providers' lotteries, as operators see and change them. What of them is true, the provider says. */
import type { GivenBack, ReportedDrawGame } from '@marquee/contract/providers/draws.ts';
import { refuse } from '../kernel/errors.ts';
import { askEveryHub, requireHub } from './ask-every-hub.ts';
import { callOffDraw as askToCallOff, ProviderRefusal, reportDraws, setDrawSales } from './hub88/client.ts';
import { timed, type ProviderClientApp } from './provider-client.ts';

/** A draw, as approvals and the audit name it. */
export interface DrawKey {
  readonly providerCode: string;
  readonly gameCode: string;
  readonly chain: number;
  readonly draw: number;
}

export function subjectOfDraw({ providerCode, gameCode, chain, draw }: DrawKey): string {
  return [providerCode, gameCode, chain, draw].join('/');
}

/** Throws for what is no name of a draw. */
export function drawOfSubject(subject: string): DrawKey {
  const [providerCode, gameCode, chain, draw, ...rest] = subject.split('/');
  if (!providerCode || !gameCode || !chain || !draw || rest.length > 0)
    throw new Error(`${subject} names no draw`);
  return { providerCode, gameCode, chain: Number(chain), draw: Number(draw) };
}

export interface ProviderDrawGame extends ReportedDrawGame {
  readonly providerCode: string;
}

/** The lotteries of every connected provider that has any, and the codes of those that did not answer. */
export async function readProviderDraws(
  app: ProviderClientApp,
): Promise<{ readonly games: readonly ProviderDrawGame[]; readonly silent: readonly string[] }> {
  const { answers, silent } = await askEveryHub(app, (connection) => reportDraws(app, connection));
  return {
    games: answers.flatMap(({ providerCode, answer }) => answer.map((game) => ({ ...game, providerCode }))),
    silent,
  };
}

/** The latest draws of one lottery. Throws `gameUnavailable` if there is no such lottery. */
export async function requireDrawGame(
  app: ProviderClientApp,
  { providerCode, gameCode }: Pick<DrawKey, 'providerCode' | 'gameCode'>,
): Promise<ReportedDrawGame> {
  const connection = await requireHub(app, providerCode);
  try {
    const games = await timed(app, connection, () => reportDraws(app, connection));
    const game = games.find(({ game_code }) => game_code === gameCode);
    if (game) return game;
  } catch (error) {
    // A provider without lotteries has no such call.
    if (!(error instanceof ProviderRefusal)) throw error;
  }
  throw refuse('gameUnavailable');
}

type By = { readonly actor: string; readonly reason: string };

/** Stop the sales of a lottery, or let them go on. Answers whether that changed anything. */
export async function changeDrawSales(
  app: ProviderClientApp,
  { providerCode, gameCode }: Pick<DrawKey, 'providerCode' | 'gameCode'>,
  stopped: boolean,
  by: By,
): Promise<boolean> {
  const connection = await requireHub(app, providerCode);
  const { changed } = await timed(app, connection, () =>
    setDrawSales(app, connection, { game_code: gameCode, stopped, ...by }),
  );
  return changed;
}

/** Call off a draw; doing it twice gives nothing back twice. Answers null where the provider refuses it: the draw has begun, or is none. */
export async function callOffDraw(
  app: ProviderClientApp,
  { providerCode, gameCode, chain, draw }: DrawKey,
  by: By,
): Promise<GivenBack | null> {
  const connection = await requireHub(app, providerCode);
  try {
    const asked = { game_code: gameCode, chain, draw, ...by };
    return (await timed(app, connection, () => askToCallOff(app, connection, asked))).given_back;
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}
