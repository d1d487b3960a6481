/** What every slot has round its reels or its board: picture, frame, title, what lives in the scene, the bar below, celebrations. */
import type { MoneyFormat } from '../../../../kit/client/words/money.ts';
import type { SlotPaytable } from '../../shown-paytable.ts';
import type { BigWinParts } from '../celebrate/big-win.ts';
import { createNotice, type Notice } from '../celebrate/notice.ts';
import { createShower, type ShowerMaker } from '../celebrate/shower.ts';
import { createSpectacle } from '../celebrate/spectacle.ts';
import { createLife } from '../life/life.ts';
import { lightOf, type Scene } from '../scene.ts';
import type { Sound } from '../sound/sound.ts';
import { createMessageBar, type MessageBar } from '../wins/message-bar.ts';
import type { Words } from '../words/words.ts';
import { createAmbience } from './ambience.ts';
import type { Art } from './art.ts';
import { createBackdrop, type Mood } from './backdrop.ts';
import { createFrame } from './frame.ts';
import type { Layout, Rect } from './layout.ts';
import { brokenTitle, createLettering } from './lettering.ts';
import type { Stage } from './stage.ts';

export type SurroundingsOptions = {
  paytable: Pick<SlotPaytable, 'title' | 'symbols'>;
  scene: Scene;
  art: Art;
  stage: Stage;
  sound: Sound;
  words: Words;
  money: MoneyFormat;
};

export type Surroundings = {
  message: MessageBar;
  notice: Notice;
  shower: ShowerMaker;
  bigWin: BigWinParts;
  /** Changes backdrop, frame, light and what lives in the scene; for a form of the free spins into its own light. */
  setMood: (mood: Mood, form?: string | null) => void;
  /** What lives in the scene is glad of a win. */
  cheer: (strength: number) => void;
  /** @param trays how many places the ground of the reels shows; no rows where reels change their height. */
  place: (layout: Layout, trays: { reelCount: number; rowCount: number }) => void;
};

/** Puts everything into its layer, so that what is played on is added over the ground and under the border. */
export function createSurroundings(options: SurroundingsOptions): Surroundings {
  const { paytable, scene, art, stage, sound, words, money } = options;
  const { layers, app, isMotionReduced } = stage;
  const backdrop = createBackdrop(art.folder, scene);
  const ambience = createAmbience(scene, stage, app.renderer);
  const titleText = scene.title.isUpperCase ? paytable.title.toUpperCase() : paytable.title;
  const life = createLife(scene.life, art.life, stage);
  const title = createLettering(scene, titleText, 128);
  const frame = createFrame(scene, art.frame, app.renderer.resolution);
  const message = createMessageBar(scene, stage);
  const notice = createNotice(scene, stage);
  const shower = createShower(scene, stage, app.renderer);
  const spectacle = createSpectacle(scene, stage, shower);

  stage.host.prepend(backdrop.element);
  layers.ambience.addChild(life.container, ambience.container);
  layers.title.addChild(title.container);
  layers.reels.addChild(frame.ground);
  layers.frame.addChild(frame.border, message.container);
  layers.overlay.addChild(notice.container, spectacle.behind);
  layers.words.addChild(spectacle.words);
  layers.shower.addChild(shower.container);

  function cheer(strength: number): void {
    life.cheer(strength);
    if (strength >= 1 && !isMotionReduced()) backdrop.flash();
  }

  return {
    message,
    notice,
    shower,
    bigWin: {
      stage,
      scene,
      spectacle,
      sound,
      words,
      money,
      hero: art.symbols.still(heroOf(paytable)),
      cheer: (tier) => cheer({ big: 1, mega: 1.5, epic: 2 }[tier]),
    },
    setMood(mood, form = null) {
      const light = lightOf(scene, form);
      backdrop.setMood(mood, light);
      frame.setMood(mood, light);
      ambience.setMood(mood);
      life.setMood(mood);
    },
    cheer,
    place(layout, { reelCount, rowCount }) {
      ambience.place(layout.viewport);
      const isTallTitle = layout.isShort || (layout.orientation === 'portrait' && layout.title.height > 84);
      title.setText(isTallTitle ? brokenTitle(titleText) : titleText);
      title.container.visible = layout.title.height >= 20;
      title.fit(besidePerch(layout, scene), layout.title.height * 0.92);
      frame.place(layout, reelCount, rowCount);
      message.place(layout);
      life.place(layout);
      notice.place(layout);
      spectacle.place(layout);
      shower.place(layout.viewport);
    },
  };
}

/** On a phone the title leaves the corner to what perches on the frame. */
function besidePerch({ title, orientation }: Layout, { life }: Scene): Rect {
  const way = life.find((creature) => creature.way.kind === 'perch')?.way;
  if (orientation !== 'portrait' || way?.kind !== 'perch') return title;
  const taken = Math.min(80, title.width * 0.2);
  return { ...title, x: title.x + (way.side === 'left' ? taken : 0), width: title.width - taken };
}

/** The symbol that stands for the game: the first that pays most. */
function heroOf({ symbols }: SurroundingsOptions['paytable']): string {
  const ids: readonly { id: string; kind: string }[] = symbols;
  return (ids.find(({ kind }) => kind === 'high') ?? ids[0])?.id ?? '';
}
