/** Everything a book is played on, put together once for a game and handed to the players of its events. */
import type { ReelTable } from '../../shown-paytable.ts';
import type { BigWinParts } from '../celebrate/big-win.ts';
import type { Notice } from '../celebrate/notice.ts';
import type { ShowerMaker } from '../celebrate/shower.ts';
import type { CoinView } from '../features/coins.ts';
import type { HoldBoard } from '../features/hold-board.ts';
import type { JackpotPlates } from '../features/jackpot-plates.ts';
import type { KeptMeter } from '../features/kept-meter.ts';
import type { Meter } from '../features/meter.ts';
import type { Transformer } from '../features/transform.ts';
import type { ReelSet } from '../reels/reel-set.ts';
import type { Speed } from '../reels/tempo.ts';
import type { Scene } from '../scene.ts';
import type { Music, Sound } from '../sound/sound.ts';
import type { Art } from '../stage/art.ts';
import type { Mood } from '../stage/backdrop.ts';
import type { Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import type { Highlights } from '../wins/highlights.ts';
import type { MessageBar } from '../wins/message-bar.ts';
import type { WinShow } from '../wins/win-show.ts';
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { Words } from '../words/words.ts';
import type { Coin } from '../../book.ts';

/** What becomes of a kept meter is shown by it, and by the reels of its level. */
export type KeptParts = KeptMeter & { useLevelAt: (collected: number) => void };

export type TableParts = {
  paytable: ReelTable;
  scene: Scene;
  art: Art;
  stage: Stage;
  layout: () => Layout;
  /** Changes backdrop, frame, light and what lives in the scene. */
  setMood: (mood: Mood, form?: string | null) => void;
  /** What lives in the scene is glad of a win. */
  cheer: (strength: number) => void;
  meter: Meter;
  /** The meter that is kept from round to round; null for a game without one. */
  kept: KeptParts | null;
  reels: ReelSet;
  highlights: Highlights;
  winShow: WinShow;
  message: MessageBar;
  transformer: Transformer;
  notice: Notice;
  shower: ShowerMaker;
  /** Null for a game without hold and respin. */
  board: HoldBoard | null;
  plates: JackpotPlates | null;
  /** Prizes written over coins on the reels. */
  coinLabels: { show: (coins: readonly Coin[]) => readonly CoinView[]; clear: () => void };
  sound: Sound;
  music: Music;
  words: Words;
  money: MoneyFormat;
  bigWin: BigWinParts;
  /** The speed that the player has chosen, as of now. */
  speed: () => Speed;
  /** Tells the screen reader. */
  announce: (text: string) => void;
  /** Writes the round's win in the bet panel. */
  showWin: (win_minor: bigint) => void;
  /** Writes which of the free spins turns; null once they are over. */
  showFreeSpin: (counted: { index: number; total: number } | null) => void;
};
