/** What a game of shared draws gives its page: all of what is seen, since nothing of it waits for one player's round. */
import type { ComponentType } from 'react';
import type { CallFailure } from './session/call.ts';
import type { CuePlayer } from './sound/cues.ts';
import type { Language } from './words/language.ts';

export type RoomProps = {
  language: Language;
  cues: CuePlayer;
  /** Opens the whole game again. */
  reload: () => void;
};

/** A room that has let the player in. */
export type EnteredRoom = { language: string; currency: string; Room: ComponentType<RoomProps> };

export type RoomView = {
  code: string;
  title: string;
  /** The colour that is the game's own, light enough to be read on the dark ground: `#3ee08f`. */
  accent: string;
  /** The kind whose words and music the room takes besides its own. */
  borrows?: string;
  /** Enters with a session's key. A server that cannot be reached is tried until it can. */
  enter: (session: string, cues: CuePlayer) => Promise<EnteredRoom | { turnedAway: CallFailure }>;
};
