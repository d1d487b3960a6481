import type { WalletApp } from '../bet-pipeline.ts';
import type { GameSession } from '../game-session.ts';
import type { JiliConnection } from '../connections.ts';
import { playerOfUser } from '../provider-player.ts';

export type JiliWalletApp = WalletApp;

/** The player that a call is about. */
export interface JiliPlayer {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly userId: string;
  readonly currency: string;
  /** Undefined if the player is known only by their id. They can then receive wins and cancels, but cannot bet. */
  readonly session: GameSession | undefined;
}

/**
 * The player of a token or, for calls that may come after the session has ended and its token is unknown, of a user id.
 * Undefined if there is no such player, or if the two belong to different players.
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
