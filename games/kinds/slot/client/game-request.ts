import type { Scene } from './scene.ts';
import type { Answer } from './session/call.ts';
import type { Words } from './words/words.ts';

/** What a game needs to open. */
export type GameRequest = {
  host: HTMLElement;
  session: string;
  opened: Answer<'open'>;
  scene: Scene;
  words: Words;
  /** How to open the whole game again. */
  reload: () => void;
  /** Called when the game can be seen. */
  onReady: () => void;
};
