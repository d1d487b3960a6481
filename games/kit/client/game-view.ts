/** What a game gives the shell: its fields in the bet panel, its board, and the picture of a round. The shell does all else. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Law } from '../prove/law.ts';
import type { RoundView, SeenCourse } from '../play-api/rounds.ts';

/** How fast results are shown. `still` is for players who ask for no motion. */
export type Pace = 'still' | 'normal' | 'turbo';

/**
 * idle: nothing is staked. asking: the server has been asked and has not answered. in_play: the round waits for the player.
 * showing: the answer is there and the board presents it; the shell shows no result before `onShown`.
 */
export type Phase = 'idle' | 'asking' | 'in_play' | 'showing';

/** A round whose wager and what is seen of it have been read by the game's schemas. */
export type BoardRound<Wager, Seen> = {
  roundId: string;
  wager: Wager;
  bet_minor: bigint;
  state: RoundView['state'];
  actions: RoundView['actions'];
  course: Omit<SeenCourse, 'seen'> & { seen: Seen };
};

export type BoardProps<Wager, Seen> = {
  /** As the bet panel stands: what the next round will be played with. */
  wager: Wager;
  onWager: (wager: Wager) => void;
  phase: Phase;
  /** The round that is shown or waits; the last one while idle; null before the first. */
  round: BoardRound<Wager, Seen> | null;
  pace: Pace;
  /** Does something in the round in play. */
  act: (action: Record<string, string | number>) => void;
  /** To be called once the board has presented what the last answer brought. */
  onShown: () => void;
  sound: (cue: Cue) => void;
};

export type FieldsProps<Wager> = {
  wager: Wager;
  onWager: (wager: Wager) => void;
  /** While a round is under way nothing of its wager can be changed. */
  isLocked: boolean;
};

/**
 * What is heard. A loss is never celebrated: `lose` is quiet, and a win below the stake has no cue. A shared draw begins and ends,
 * which is no more than that, and the others in it are heard from afar. Tables have chips that are set and swept, cards that are dealt
 * and turned, a ball that drops and dice that are shaken. `roll` lasts until `drop`. `kick` is a football's, `knock` a coconut's on
 * wood, `crack` its end on the ground, `thud` a box's that is set down, `gust` the wind's. A race has its `gate` and every `hoof`, a bout and the
 * post a `bell`. Under water `shot`, `catch` and `boss` are what is fired, pulled up, and coming.
 */
export type Cue =
  | 'press'
  | 'tick'
  | 'reveal'
  | 'step'
  | 'win'
  | 'bigWin'
  | 'lose'
  | 'cashOut'
  | 'begin'
  | 'end'
  | 'others'
  | 'chip'
  | 'sweep'
  | 'deal'
  | 'turn'
  | 'roll'
  | 'drop'
  | 'shake'
  | 'kick'
  | 'knock'
  | 'crack'
  | 'thud'
  | 'gust'
  | 'gate'
  | 'hoof'
  | 'bell'
  | 'shot'
  | 'catch'
  | 'boss';

/** What it takes to read a round of a game and to show its picture. */
export type RoundReader = Pick<GameView<object, unknown>, 'code' | 'wagerSchema' | 'seenSchema' | 'Picture'>;

export type GameView<Wager extends object, Seen> = {
  code: string;
  /** The colour that is the game's own, light enough to be read on the dark ground: `#3ee08f`. */
  accent: string;
  wagerSchema: z.ZodType<Wager>;
  seenSchema: z.ZodType<Seen>;
  firstWager: Wager;
  /** Whether every round is over with its bet, so that bets can follow one another by themselves. Left out where rounds have steps. */
  endsAtOnce?: true;
  /** Whether nothing that was played lies in the middle of the board, so that the card of a win may stand there. */
  hasOpenMiddle?: true;
  /** The highest that the wager can pay, in ten-thousandths of the bet. */
  mostMultiplier: (wager: Wager) => number;
  Fields: ComponentType<FieldsProps<Wager>>;
  Board: ComponentType<BoardProps<Wager, Seen>>;
  /** A small picture of an ended round, for the history. */
  Picture: ComponentType<{ wager: Wager; seen: Seen; multiplier: number }>;
  /** How the game is played, in sentences, for the rules. */
  Rules?: ComponentType;
  /** What the wager can pay, by the laws that prove it: one, or where rounds have steps one for each to stop after. */
  laws: (wager: Wager) => readonly Law[];
  /** What the table of odds rests on, where that is not plain. */
  OddsNote?: ComponentType;
  /** The name of a sort of step, by the `way` of its laws, where the odds have a table for each. */
  WayName?: ComponentType<{ way: string }>;
};
