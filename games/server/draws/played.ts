/** How a game of draws is played over the socket, whatever its kind. */
import type { House } from '../house.ts';
import type { Refusal } from '../refusal.ts';
import type { Session } from '../sessions.ts';
import type { Outcomes } from './chains.ts';
import type { DrawRounds } from './draw-rounds.ts';
import type { Request } from './messages.ts';
import type { OneBet, RoundForm } from './one-bet.ts';
import type { Guest, Room } from './room.ts';

/** What every game of draws is given. */
export type PlayedWith = {
  house: House;
  rounds: DrawRounds;
  outcomes: Outcomes;
  /** Whether this process runs the draws of the game: else bets are taken in none. */
  isRun: boolean;
};

export type PlayedGame = {
  room: Room;
  /** What is in a snapshot beside what every game says in it. First the room is entered, so that nothing is missed that follows. */
  enter: (guest: Guest, session: Session) => Promise<object>;
  /** Whether a message is of the game's kind. Every other is refused as none that it knows. */
  takes: (message: Request) => boolean;
  /**
   * Does what is asked for.
   * @returns what is said to this connection alone; null where all of the player's are told.
   * @throws Refusal with the code that the player is told.
   */
  answer: (session: Session, message: Request, arrivedAt: Date) => Promise<object | null>;
  /** What a connection is told before a refusal. */
  beforeRefusal: (session: Session, message: Request, refusal: Refusal) => Promise<readonly object[]>;
  /** Places a bet that waits for nobody, in a draw or in another form that rounds of the game have. @throws Refusal if it is not taken. */
  playOnce: (session: Session, one: OneBet, form: RoundForm, signal: AbortSignal) => Promise<void>;
};
