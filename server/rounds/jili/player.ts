import type { WalletApp } from '../bet-pipeline.ts';
import type { GameSession } from '../game-session.ts';
import type { JiliConnection } from '../connections.ts';
import { playerOfUser } from '../provider-player.ts';

export type JiliWalletApp = WalletApp;

/** Who a call is about. */
export interface JiliPlayer {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly userId: string;
  readonly currency: string;
  /** Undefined where he is known by his id only: then he takes wins and cancels, and bets nothing. */
  readonly session: GameSession | undefined;
}

/**
 * The player of a token, or, for what may come after a session has ended and its token is not known any more, of a user
 * id. Undefined where there is none, or where the two name different players.
 */
export async function findJiliPlayer(
  app: JiliWalletApp,
  connection: JiliConnection,
  told: { token?: string | null | undefined; userId?: string | null | undefined; currency: string },
): Promise<JiliPlayer | undefined> {
  const session = typeof told.token === 'string' ? await app.rounds.sessions.find(told.token) : undefined;
  if (session?.providerCode === connection.providerCode) {
    if (typeof told.userId === 'string' && told.userId !== session.userId) return undefined;
    return {
      siteId: session.siteId,
      playerId: session.playerId,
      userId: session.userId,
      currency: session.currency,
      session,
    };
  }
  if (typeof told.userId !== 'string') return undefined;
  const player = await playerOfUser(app.db, connection.providerCode, told.userId);
  if (!player) return undefined;
  return { ...player, userId: told.userId, currency: told.currency, session: undefined };
}
