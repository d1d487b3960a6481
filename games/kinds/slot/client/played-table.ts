/** A slot's table as the game sees it, whatever form the slot has. */
import type { MoneyFormat } from '../../../kit/client/words/money.ts';
import type { BookedRound } from '../play-api.ts';
import type { SlotBook } from '../slot-book.ts';
import type { Speed } from './reels/tempo.ts';
import type { Scene } from './scene.ts';
import type { Music, Sound } from './sound/sound.ts';
import type { Art } from './stage/art.ts';
import type { Stage } from './stage/stage.ts';
import type { MessageBar } from './wins/message-bar.ts';
import type { Words } from './words/words.ts';

/** What a table of any form is built with. */
export type TableRequest = {
  scene: Scene;
  art: Art;
  stage: Stage;
  sound: Sound;
  music: Music;
  words: Words;
  money: MoneyFormat;
  /** The round whose end is shown first; null before the player's first. */
  lastBook: SlotBook | null;
  speed: () => Speed;
  announce: (text: string) => void;
  showWin: (win_minor: bigint) => void;
  /** Writes which of the free spins turns; null once they are over. */
  showFreeSpin: (counted: { index: number; total: number } | null) => void;
  /** A press on the pots. */
  onPots: () => void;
};

export type SlotPlayer = {
  /** Clears the last round away and sets what is played on moving while the server decides; a bought round waits for its free spins. */
  start: (isBought: boolean) => void;
  /**
   * Plays a decided round, which must have been started, or as much of it as is decided.
   * @param from the event to begin with; what comes before has been played.
   */
  play: (book: SlotBook, from?: number) => Promise<void>;
  /** Shows what a round has won of a progressive jackpot, after its book. */
  showJackpot: (round: Pick<BookedRound, 'jackpot' | 'win_minor'>) => Promise<void>;
  /** No round came: everything stands as before. */
  giveUp: () => Promise<void>;
};

export type PlayedTable = {
  message: MessageBar;
  player: SlotPlayer;
  /** Whether what decides the round's look still moves: stopping it early is not allowed everywhere. */
  isTurning: () => boolean;
  /** Lays everything out again; call when the window or the panel changes. */
  place: (panelHeight: number, topBarHeight: number) => void;
  /** Writes what the pot of a progressive jackpot holds now. */
  setPot: (amount_minor: string) => void;
  /** Shows what the kept meter of the bet holds, and the reels of its level. Does nothing in games without one. */
  setMeter: (collected: number) => void;
  /** Writes the jackpots for a bet. */
  setBet: (bet_minor: string) => void;
};
