/**
 * The only path of bets, wins and rollbacks from a provider to the ledger. Protocol adapters translate to and from it,
 * so that the faults, the order in which they are checked and the movement of money are the same for every protocol.
 */
import type { App } from './app.ts';
import type { Minor } from '../kernel/money.ts';
import type { Operation, PostResult } from '../ledger/types.ts';
import type { ProviderConnection } from './connections.ts';
import { isRoundInPlay } from '../ledger/read-operations.ts';
import { findUnansweredGrants } from './free-round-requests.ts';
import {
  asFree,
  findGrantOfBet,
  findGrantOfReward,
  postFreeBet,
  postFreeRound,
  postFreeWin,
  type FreeBetFault,
  type Grant,
  type Played,
} from './free-round-wallet.ts';
import type { GameSession } from './game-session.ts';
import { stakeStanding } from './may-stake.ts';
import { underBonusTerms } from './place-bet.ts';

/** The parts of the application that the pipeline uses. */
export type WalletApp = Pick<
  App,
  'db' | 'ledger' | 'clock' | 'rounds' | 'playClock' | 'betTerms' | 'sites' | 'realtime' | 'log'
>;

/** One transaction as a provider reports it, independent of the protocol. */
export interface Move {
  readonly connection: ProviderConnection;
  readonly player: { readonly siteId: number; readonly userId: string; readonly currency: string };
  readonly gameCode: string;
  /** The provider's name for the currency. */
  readonly currency: string;
  readonly transactionId: string;
}

/** Why a move is rejected even if the player is owed money. */
export type MoveFault = 'unknown_game' | 'wrong_currency' | 'used_by_another';

/** Why a stake is rejected. */
export type StakeFault =
  | MoveFault
  | 'switched_off'
  | 'no_session'
  | 'expired'
  | 'disabled'
  | 'limit_reached'
  | 'closed_game'
  | 'site_closed';

/** Why the terms of the player's bonus or free rounds reject a stake. */
export type TermsFault = 'above_bonus_maximum' | FreeBetFault;

/** What a bet that claims to be a free round says of it. */
export interface FreeRound {
  /** The provider's reward. Undefined if the bet names none. */
  readonly rewardId: string | undefined;
  /** Left out if the protocol does not report it per round. */
  readonly stake?: Minor;
  /** Defaults to 1. */
  readonly rounds?: number;
  /** When the provider played it. Left out if the protocol does not report it. */
  readonly playedAt?: Date;
}

/**
 * Checks wins, rollbacks and other moves that are owed. They are accepted even if the session has ended or the provider
 * is switched off.
 */
export async function moveFault(app: WalletApp, move: Move): Promise<MoveFault | undefined> {
  const standing = await app.rounds.games.standing(
    move.player.siteId,
    move.connection.providerCode,
    move.gameCode,
  );
  if (standing === 'unknown') return 'unknown_game';
  if (move.currency !== move.player.currency) return 'wrong_currency';
  return isClaimed(app, move) ? undefined : 'used_by_another';
}

/**
 * Checks a stake. `externalId` is its ledger key, `round` the provider's round. A closed game begins no rounds, but a round in
 * play is finished, with the stakes that it needs for it. A stake counts as a sign of play when time played is measured.
 */
export async function stakeFault(
  app: WalletApp,
  move: Move,
  stake: {
    readonly session: GameSession | undefined;
    readonly externalId: string;
    readonly round: string;
  },
): Promise<StakeFault | undefined> {
  const { connection } = move;
  if (!connection.isActive) return 'switched_off';
  if (!stake.session) return 'no_session';
  const key = { source: connection.providerCode, externalId: stake.externalId };
  const standing = await stakeStanding(app, stake.session, key);
  if (standing !== 'may_stake') return standing;
  const { siteId, playerId } = stake.session;
  const game = await app.rounds.games.standing(siteId, connection.providerCode, move.gameCode);
  if (game === 'unknown') return 'unknown_game';
  const player = { siteId, playerId, source: connection.providerCode };
  if (game === 'closed' && !(await isRoundInPlay(app.db, player, stake))) return 'closed_game';
  if (move.currency !== move.player.currency) return 'wrong_currency';
  return isClaimed(app, move) ? undefined : 'used_by_another';
}

/**
 * Post a stake under the terms of the player's bonus or free rounds. A free round of a reward that we did not give is
 * refused: it would be played for nothing and win cash.
 */
export async function takeStake(
  app: WalletApp,
  bet: Operation,
  free: FreeRound | undefined,
): Promise<PostResult | TermsFault> {
  if (free) {
    const grant = await grantOf(app, bet, free);
    return grant ? postFreeBet(app, grant, bet, playedOf(free)) : 'unknown_reward';
  }
  const placed = await underBonusTerms(app, bet, bet);
  return placed === 'above_bonus_maximum' ? placed : app.ledger.post(placed);
}

/**
 * Pay what a stake won. A lost round is a win of zero. Whose terms it is paid by is told by its bet, not by the win: the
 * win of a free bet is paid by its grant, and a win that wrongly claims to be free is `reference_unknown`.
 */
export async function payWin(
  app: WalletApp,
  win: Operation & { readonly reference: string },
  claimsFree: boolean,
): Promise<PostResult> {
  if (!claimsFree) {
    const paid = await app.ledger.post(win);
    // The ledger does not pay a free bet's win as any other.
    if (paid.status !== 'reference_unknown') return paid;
  }
  const grant = await findGrantOfBet(app.db, { ...win, externalId: win.reference });
  return grant ? postFreeWin(app, grant, win) : app.ledger.post(asFree(win));
}

/**
 * Post a stake and its win together. Either both are posted, or neither is and the refusal is returned. Returns
 * `duplicate` if both were posted before.
 */
export async function playRound(
  app: WalletApp,
  round: { readonly bet: Operation; readonly win: Operation },
  free: FreeRound | undefined,
): Promise<PostResult | TermsFault> {
  const { bet, win } = round;
  if (free) {
    const grant = await grantOf(app, bet, free);
    return grant ? postFreeRound(app, grant, round, playedOf(free)) : 'unknown_reward';
  }
  const placed = await underBonusTerms(app, bet, bet);
  if (placed === 'above_bonus_maximum') return placed;
  const last = (await app.ledger.postLinked([placed, win])).at(-1);
  if (!last) throw new Error('The ledger gave no answer');
  return last;
}

/**
 * The grant that a free round belongs to, by the provider's reward id alone. If we do not know the reward but have a
 * grant that the provider has not answered, the provider is asked for it. Undefined if we did not give the reward.
 */
export async function grantOf(
  app: WalletApp,
  operation: Pick<Operation, 'siteId' | 'playerId' | 'source' | 'externalId'>,
  { rewardId }: FreeRound,
): Promise<Grant | undefined> {
  const { siteId, playerId, source: providerCode } = operation;
  if (rewardId !== undefined) {
    const find = () => findGrantOfReward(app.db, { siteId, playerId }, { providerCode, rewardId });
    const grant = await find();
    if (grant) return grant;
    if (await findUnansweredGrants(app, { siteId, playerId }, providerCode)) {
      const found = await find();
      if (found) return found;
    }
  }
  app.log.warn(
    { provider_code: providerCode, transaction_id: operation.externalId, reward_id: rewardId },
    'a free round of a reward that we did not give was refused',
  );
  return undefined;
}

export function playedOf({ stake, playedAt, rounds = 1 }: FreeRound): Played {
  return { rounds, ...(stake === undefined ? {} : { stake }), ...(playedAt ? { playedAt } : {}) };
}

function isClaimed(app: WalletApp, { connection, transactionId, player }: Move): boolean {
  return app.rounds.owners.claim(connection.providerCode, transactionId, player.userId);
}
