/** What every call of a game client begins with: its session, its game, and what the player has. */
import { v7 as newId } from 'uuid';
import type { House, HouseGame, RoundHouseGame, SlotHouseGame } from './house.ts';
import { Refusal } from './refusal.ts';
import type { Round } from './rounds/round.ts';
import { findSession, readSession, type Session } from './sessions.ts';
import { failureOf } from './settle.ts';

/** An address of a game is good for a day, whatever the operator says of its token. */
const sessionAge_ms = 86_400_000;

/** @throws Refusal if there is no such session, or it is too old. */
export async function requireSession(house: House, key: string): Promise<Session> {
  const session = await findSession(house, key);
  if (!session) throw new Refusal('session_unknown', 'no session has this key');
  if (house.now().getTime() - session.createdAt.getTime() > sessionAge_ms) {
    throw new Refusal('session_expired', 'the session is older than a day');
  }
  return session;
}

function requireGame(house: House, code: string): HouseGame {
  const game = house.games.get(code);
  if (!game) throw new Refusal('game_unknown', `the house has no game ${code}`);
  return game;
}

/** @throws Refusal if the house has no slot of this code. */
export function requireSlot(house: House, code: string): SlotHouseGame {
  const game = requireGame(house, code);
  if (game.kind !== 'slot') throw new Refusal('game_unknown', `${code} is no slot`);
  return game;
}

/** @throws Refusal if the house has no game of wager and actions of this code. */
export function requireRounds(house: House, code: string): RoundHouseGame {
  const game = requireGame(house, code);
  if (game.kind !== 'instant' && game.kind !== 'table')
    throw new Refusal('game_unknown', `${code} takes no wagers`);
  return game;
}

/** @throws Refusal if the house has no game of this code whose rounds are wagers, decided at once or by a draw. */
export function requireWagers(house: House, code: string): Exclude<HouseGame, SlotHouseGame> {
  const game = requireGame(house, code);
  if (game.kind === 'slot') throw new Refusal('game_unknown', `${code} takes no wagers`);
  return game;
}

/** Balance as the operator keeps it; a demo session's own. */
export async function balanceOf(house: House, session: Session): Promise<bigint> {
  if (session.demoBalance !== null) return session.demoBalance;
  const answer = await house.wallet.balance({
    user: session.player,
    token: session.operatorToken ?? '',
    game_code: session.gameCode,
    request_uuid: newId(),
  });
  if (answer.status === 'RS_OK' && answer.balance !== undefined) return BigInt(answer.balance);
  throw new Refusal(failureOf(answer.status), `the operator answered ${answer.status}`);
}

/** What the player had after the bets of a round, and after all of it; that is null while what it paid is on its way. */
export async function balancesAfter(
  house: House,
  round: Round,
): Promise<{ afterBet: bigint; afterAll: bigint | null }> {
  if (round.transactions.length === 0) {
    const balance = (await readSession(house, round.sessionId)).demoBalance ?? 0n;
    return { afterBet: round.state === 'in_play' ? balance : balance - round.win, afterAll: balance };
  }
  const taken = round.transactions.filter(({ kind, state }) => kind === 'bet' && state === 'acknowledged');
  const afterBet = taken.at(-1)?.balanceAfter ?? 0n;
  if (round.state === 'in_play') return { afterBet, afterAll: afterBet };
  const paid = round.transactions.find(({ kind }) => kind === 'win');
  return { afterBet, afterAll: paid?.balanceAfter ?? null };
}

/** What a player has while a round of theirs waits; as it was after the bet where the operator no longer tells it. */
export async function balanceBeside(house: House, session: Session, waiting: Round): Promise<bigint> {
  try {
    return await balanceOf(house, session);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (await balancesAfter(house, waiting)).afterBet;
  }
}

/** Refuses a player whom the operator has switched off, before any bet is tried. */
export async function requireActivePlayer(house: House, session: Session): Promise<void> {
  if (session.operatorToken === null) return;
  const { status } = await house.wallet.userInfo({ user: session.player, request_uuid: newId() });
  if (status === 'RS_ERROR_USER_DISABLED')
    throw new Refusal('player_disabled', `the operator answered ${status}`);
}
