/** What a table game gives the shell of the tables: its felt, what is pressed on it, and the picture of a round. The shell does all else. */
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { BoardRound, Cue, Pace, Phase } from '../../../kit/client/game-view.ts';
import type { RoundView } from '../../../kit/play-api/rounds.ts';
import type { TableGame } from '../table.ts';
import type { MessageId } from './words.ts';

/** Units by spot; a spot without chips is left out. */
export type Layout = Readonly<Record<string, number>>;

/** What a press of a spot with a chip of so many units makes of a layout. */
export type LayFor = (layout: Layout, spot: string, units: number) => Layout;

/** What the spots of a felt bear besides the player's chips. */
export type SpotMarks = { edgeOf: (spot: string) => ReactNode; classOf: (spot: string) => string };

export type FeltProps<Wager, Seen> = {
  /** The chips that lie on the table now: the player's next bet, or that of the round which is shown. */
  layout: Layout;
  /** Whether chips may be placed. */
  isOpen: boolean;
  /** Whether the chips are the player's next bet, so that what is left of the last round can be cleared away. */
  isLaying: boolean;
  /** Lays the chosen chip on a spot. */
  place: (spot: string) => void;
  /** Takes the chips of a spot away. */
  take: (spot: string) => void;
  /** What a unit is worth, in minor units. */
  unit_minor: bigint;
  /** The chips of the table, in units, the smallest first. */
  chips: readonly number[];
  /** Writes what units are worth, short enough for a chip. */
  worth: (units: number) => string;
  phase: Phase;
  /** The round that is shown or waits; the last one while idle; null before the first. */
  round: BoardRound<Wager, Seen> | null;
  /** The last rounds that were shown, newest first. */
  results: readonly RoundView[];
  pace: Pace;
  /** Does something in the round in play. */
  act: (action: Record<string, string | number | number[]>) => void;
  /** To be called once the felt has presented what the last answer brought. */
  onShown: () => void;
  sound: (cue: Cue) => void;
};

export type TableView<Wager extends object, Seen> = {
  code: string;
  /** The game's own colour, light enough to be read on the dark ground. */
  accent: string;
  /** The cloth of the table. */
  cloth: 'green' | 'blue' | 'burgundy' | 'black';
  /** The rules by which the house decides, for limits and odds. */
  game: TableGame;
  /** Units in the smallest chip: more than one where a part of a chip may be staked. */
  unitsPerChip: number;
  wagerSchema: z.ZodType<Wager>;
  seenSchema: z.ZodType<Seen>;
  /** What the main button does: `deal`, `spin`, `roll` or `open`. */
  verb: 'deal' | 'spin' | 'roll' | 'open';
  /** Null where the chips on the table are no bet, such as a side bet alone. */
  wagerOf: (layout: Layout) => Wager | null;
  /** @param units what the round staked when it began. */
  layoutOf: (wager: Wager, units: number) => Layout;
  /** The layout after a press of a spot, where that is not one more chip on that spot. */
  layFor?: LayFor;
  Felt: ComponentType<FeltProps<Wager, Seen>>;
  /** Whether the felt says what a round was paid, so that only a big win is told over it as well. */
  tellsWins?: boolean;
  /** What the player may do in a round in play, in the place of the chips. */
  Actions?: ComponentType<ActionsProps<Wager, Seen>>;
  /**
   * The letters of the keyboard that press buttons while a round waits, with what they do; a button bears its letter as `data-key`.
   * The space bar presses the one with `space`.
   */
  keys?: readonly (readonly [letter: string, does: MessageId])[];
  /** A small picture of an ended round, for the history. */
  Picture: ComponentType<{ wager: Wager; seen: Seen; multiplier: number }>;
  /** The last results in one row. */
  Results: ComponentType<{ results: readonly RoundView[] }>;
  /** How the game is played, in sentences. */
  Rules: ComponentType;
  /** The name of a kind of bet, for the table of odds; `name` is the one of the proof. */
  betName: (name: string, words: (id: MessageId) => string) => string;
};

export type ActionsProps<Wager, Seen> = Pick<FeltProps<Wager, Seen>, 'act' | 'worth' | 'sound'> & {
  round: BoardRound<Wager, Seen>;
  /** Whether the round waits for the player now. */
  isTurn: boolean;
};

/** A view whose own types are closed over. */
export type AnyTableView = TableView<object, unknown>;

/** Closes a view over its own types, for whoever shows any of them. */
export function tableView<Wager extends object, Seen>(view: TableView<Wager, Seen>): AnyTableView;
export function tableView(view: AnyTableView): AnyTableView {
  return view;
}
