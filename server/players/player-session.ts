/** A checked session: who is calling, and on which site. */
export interface PlayerSession {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly sessionId: string;
  readonly accountId: string;
  readonly currency: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly status: 'active' | 'no_bets';
}
