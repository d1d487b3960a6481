/** Bets in draws of live tables: several of a player in one draw, each a bet of its own at the operator. */
import { DatabaseError } from 'pg';
import { ZodError } from 'zod';
import type { LiveGame, OddsGame } from '../../../kinds/live/games.ts';
import { contributionOf, requirePrice, type SharingRules } from '../../../kinds/live/sharing.ts';
import type { RaceField } from '../../../kinds/live/races.ts';
import { type LiveWager, MOST_BETS, mostOpenBets } from '../../../kinds/live/rules.ts';
import type { Stakes } from '../../../kit/play-api/rounds.ts';
import { BetRefused } from '../../../kit/round/round-game.ts';
import type { House, LiveHouseGame } from '../../house.ts';
import { PlaceTaken, Refusal } from '../../refusal.ts';
import type { Session } from '../../sessions.ts';
import { liveStakesOf, requireStake, stakesOf } from '../../stakes.ts';
import type { DrawRounds } from '../draw-rounds.ts';
import { type Draw, findDraw } from '../draws.ts';
import { newBet, placeInDraw, type Placing } from '../place.ts';
import { insertLiveBet, type LiveBet, lockBetsOf, readLiveBet } from './draw-bets.ts';
import { courseOf, fieldOf } from './kind.ts';

export type AskedLiveBet = {
  betId: string;
  /** The draw that it is for. */
  draw: { chain: number; number: number };
  bet: bigint;
  wager: LiveWager;
};

/** Bets of a player that come at once may choose the same place; each time one of them at least gets it. */
const triesOf = (game: LiveGame): number => mostOpenBets(game) + 1;

/**
 * Places a bet in the draw that it names, or returns the bet that it has become if it was asked for before.
 * @param draw the draw that it is for, if that takes bets as far as this process knows.
 * @throws Refusal with the code that the player is told.
 */
export async function placeLiveBet(
  house: House,
  rounds: DrawRounds,
  game: LiveHouseGame,
  session: Session,
  draw: Draw | undefined,
  asked: AskedLiveBet,
  arrivedAt: Date,
): Promise<{ bet: LiveBet; balance: bigint }> {
  for (let tried = 1; ; tried += 1) {
    const place = await freePlace(house, session, mostOpenBets(game.live));
    try {
      const { row, balance } = await placeInDraw(house, rounds, {
        betId: asked.betId,
        bet: asked.bet,
        wager: asked.wager,
        place: place ?? 0,
        game,
        session,
        check: () => checkBet(game.live, session, draw, { ...asked, place }, arrivedAt),
        courseOf: (inDraw) => courseOf(inDraw, null),
      });
      await requireSameDraw(house, asked.draw, row.draw_id);
      return { bet: readLiveBet(row), balance };
    } catch (error) {
      if (!isPlaceTaken(error) || tried === triesOf(game.live)) throw error;
    }
  }
}

/** @throws Refusal for a bet that was asked for in another draw before: it is not in the one that is named now. */
async function requireSameDraw(house: House, named: AskedLiveBet['draw'], drawId: string): Promise<void> {
  const draw = await findDraw(house.pool, drawId);
  if (draw?.number !== named.number || draw.chainNumber !== named.chain)
    throw new Refusal('bad_request', 'bet_id: it was used in another draw');
}

function isPlaceTaken(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.constraint === 'draw_bet_place';
  return error instanceof PlaceTaken;
}

/**
 * A place that no round of the player's is in, or null; what a draw before has paid may still be on its way. One of them by chance, so
 * that bets which come at once seldom choose the same.
 */
async function freePlace(
  house: House,
  { player, gameCode, sessionId }: Session,
  places: number,
): Promise<number | null> {
  // Just the rounds that the database's own rules look at, by their indexes: a player may have played for years.
  const { rows } = await house.pool.query<{ place: number }>(
    `SELECT p AS place FROM generate_series(0, $4 - 1) p WHERE p NOT IN (
       SELECT place FROM house.round
       WHERE player = $1 AND game_code = $2 AND state IN ('opened', 'in_play') AND wager IS NOT NULL
       UNION ALL
       SELECT place FROM house.round WHERE session_id = $3 AND state IN ('opened', 'closing'))
     ORDER BY random() LIMIT 1`,
    [player, gameCode, sessionId, places],
  );
  return rows[0]?.place ?? null;
}

/** @throws Refusal if the bet may not be placed. */
function checkBet(
  game: LiveGame,
  session: Session,
  draw: Draw | undefined,
  { betId, place, bet, wager, draw: named }: AskedLiveBet & { place: number | null },
  arrivedAt: Date,
): Placing {
  const isNamed = draw?.number === named.number && draw.chainNumber === named.chain;
  if (draw?.state !== 'open' || !isNamed || arrivedAt >= draw.closesAt)
    throw new Refusal('betting_closed', `draw ${named.number} takes no bets now`);
  if (place === null)
    throw new Refusal('bet_not_allowed', `a player has ${mostOpenBets(game)} bets open at most`);
  const liveBet: LiveBet = { ...newBet(session, draw, { betId, bet, place }), wager };
  const { amounts, contribution, together } = termsOf(game, session, { bet, wager }, draw);
  return {
    inDraw: draw,
    worst: { of: `draw ${draw.drawId}`, amounts },
    join: async (client) => {
      const before = await lockBetsOf(client, draw, session.player);
      if (before.length >= MOST_BETS)
        throw new Refusal('bet_not_allowed', `a player has ${MOST_BETS} bets in a draw at most`);
      together(before);
      return insertLiveBet(client, liveBet, liveBet.isDemo ? null : contribution, arrivedAt);
    },
  };
}

/** What a bet is held to by the rules of its game. */
type Terms = {
  /** What it could be paid by each result that can come, as far as the house owes it: what a pool pays the players have staked. */
  amounts: readonly bigint[];
  contribution: bigint | null;
  /** Holds it to its limits together with the player's bets before. @throws Refusal */
  together: (before: readonly LiveBet[]) => void;
};
type Asked = Pick<AskedLiveBet, 'bet' | 'wager'>;

/** @throws Refusal for a bet that is none of the game's, or above a limit. */
function termsOf(game: LiveGame, session: Session, asked: Asked, draw: Draw): Terms {
  if (game.pool) return ticketTerms(game, game.pool, session, asked);
  const { bet, wager } = asked;
  const field = fieldOf(game, draw);
  const amounts = refusing(() => game.winsOf(bet, wager, field));
  requireStake(session, bet, { staked_minor: bet, win_minor: largest(amounts) });
  return {
    amounts,
    contribution: null,
    together: (before) => requireTogether(game, session, before, { bet, amounts, field }),
  };
}

/** Holds a bet to the rules of its game and to what the session allows, without placing it. @throws Refusal */
export function requireBet(
  game: LiveGame,
  session: Session,
  { bet, wager }: { bet: bigint; wager: () => LiveWager },
  draw: Draw,
): void {
  const { together } = termsOf(game, session, { bet, wager: refusing(wager) }, draw);
  together([]);
}

/** A ticket costs as much as its lines, or its cards, whatever its player may win: that the players have staked, and not the house. */
function ticketTerms(game: LiveGame, pool: SharingRules, session: Session, { bet, wager }: Asked): Terms {
  const stakes = liveStakesOf(game, session);
  refusing(() => requirePrice(pool, { bet_minor: bet, wager }, BigInt(stakes.step_minor)));
  return {
    amounts: [],
    contribution: contributionOf(pool, bet),
    together: (before) => requireSum(stakes, before, bet),
  };
}

/** @throws Refusal if all bets of a player in a draw stake more than is allowed. */
function requireSum({ most_minor }: Stakes, before: readonly LiveBet[], bet: bigint): void {
  const staked = before.reduce((sum, each) => sum + each.bet, bet);
  if (staked > BigInt(most_minor))
    throw new Refusal(
      'bet_not_allowed',
      `bet_minor: all bets of the draw, ${staked}, are above ${most_minor}`,
    );
}

const largest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a > b ? a : b), 0n);

/** @throws Refusal for a wager that is none of the game's. */
function refusing<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (error) {
    if (error instanceof ZodError) throw new Refusal('bet_not_allowed', `wager: ${error.issues[0]?.message}`);
    if (error instanceof BetRefused) throw new Refusal('bet_not_allowed', error.message);
    throw error;
  }
}

/** All bets of a player in a draw are held to what one bet may stake and win: else a limit would be a matter of how often one asks. */
function requireTogether(
  game: OddsGame,
  session: Session,
  before: readonly LiveBet[],
  { bet, amounts, field }: { bet: bigint; amounts: readonly bigint[]; field: RaceField | null },
): void {
  const stakes = stakesOf(session);
  requireSum(stakes, before, bet);
  const all = before.map((each) => game.winsOf(each.bet, each.wager, field));
  const sums = amounts.map((amount, result) => all.reduce((sum, wins) => sum + (wins[result] ?? 0n), amount));
  if (largest(sums) > BigInt(stakes.most_win_minor))
    throw new Refusal('bet_not_allowed', `the bets of the draw could win more than ${stakes.most_win_minor}`);
}
