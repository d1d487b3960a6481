/** How a kind of game takes its place on the page. */
import type { ReactElement } from 'react';
import type { Recompute } from './dialog/round-check.tsx';
import type { Entered } from './play/table.ts';
import type { CuePlayer } from './sound/cues.ts';
import type { Language } from './words/language.ts';

/** What the page gives a game that has been opened. */
export type SeatProps = {
  session: string;
  entered: Entered;
  language: Language;
  cues: CuePlayer;
  recompute: Recompute;
  /** Opens the whole game again. */
  reload: () => void;
};

/** A game that is ready to be shown. */
export type Seat = {
  /** The colour that is the game's own, light enough to be read on the dark ground: `#3ee08f`. */
  accent: string;
  /** Whose music is played, where it is not the kind's own. */
  music?: string;
  render: (props: SeatProps) => ReactElement;
};
