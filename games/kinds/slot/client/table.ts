/** Puts a game's stage together: pictures, reels, wins and features, in their layers, laid out for the window. */
import type { Coin } from '../book.ts';
import type { Paytable } from '../play-api.ts';
import { createNotice } from './celebrate/notice.ts';
import { createSpectacle } from './celebrate/spectacle.ts';
import { createShower } from './celebrate/shower.ts';
import { createCoin, type CoinView } from './features/coins.ts';
import { createHoldBoard } from './features/hold-board.ts';
import { createJackpotPlates, jackpotNames } from './features/jackpot-plates.ts';
import { createMeter } from './features/meter.ts';
import { potBets } from './features/pot-bets.ts';
import { createTransformer } from './features/transform.ts';
import type { TableParts } from './player/parts.ts';
import { createReelSet, type Grid } from './reels/reel-set.ts';
import type { Speed } from './reels/tempo.ts';
import type { Scene } from './scene.ts';
import type { Music, Sound } from './sound/sound.ts';
import { createAmbience } from './stage/ambience.ts';
import type { Art } from './stage/art.ts';
import { createBackdrop, type Mood } from './stage/backdrop.ts';
import { createFrame } from './stage/frame.ts';
import { createLife } from './life/life.ts';
import { composeStage, type Layout, type Rect } from './stage/layout.ts';
import { brokenTitle, createLettering } from './stage/lettering.ts';
import type { Stage } from './stage/stage.ts';
import { createHighlights } from './wins/highlights.ts';
import { createLinePaths } from './wins/line-path.ts';
import { createMessageBar } from './wins/message-bar.ts';
import { createWinShow } from './wins/win-show.ts';
import type { MoneyFormat } from '../../../kit/client/words/money.ts';
import type { Words } from './words/words.ts';

export type TableOptions = {
  paytable: Paytable;
  scene: Scene;
  art: Art;
  stage: Stage;
  sound: Sound;
  music: Music;
  words: Words;
  money: MoneyFormat;
  firstGrid: Grid | null;
  speed: () => Speed;
  announce: (text: string) => void;
  showWin: (win_minor: bigint) => void;
  /** A press on the pots. */
  onPots: () => void;
};

export type Table = {
  parts: TableParts;
  /** Lays everything out again; call when the window or the panel changes. */
  place: (panelHeight: number, topBarHeight: number) => void;
  /** Writes what the pot of a progressive jackpot holds now. */
  setPot: (amount_minor: string) => void;
  /** Writes the jackpots for a bet. */
  setBet: (bet_minor: string) => void;
};

/** Builds the table of a game. */
export function createTable(options: TableOptions): Table {
  const { paytable, scene, art, stage, sound, music, words, money, firstGrid } = options;
  const { layers, timeline, app } = stage;
  const { isMotionReduced } = stage;
  const hold = paytable.features.hold_and_respin;

  const backdrop = createBackdrop(art.folder, scene);
  const ambience = createAmbience(scene, stage, app.renderer);
  const titleText = scene.title.isUpperCase ? paytable.title.toUpperCase() : paytable.title;
  const life = createLife(scene.life, art.life, stage);
  const title = createLettering(scene, titleText, 128);
  const frame = createFrame(scene, art.frame, app.renderer.resolution);
  const reels = createReelSet({
    strips: paytable.strips,
    rowCount: paytable.rows,
    firstGrid,
    scene,
    symbols: art.symbols,
    timeline,
    isMotionReduced,
  });
  const highlights = createHighlights(scene, stage, art.symbols, reels);
  const paths = createLinePaths(scene, timeline);
  const message = createMessageBar(scene, stage);
  const transformer = createTransformer(scene, stage, reels, paytable.rows, art.symbols);
  const meter = createMeter(scene, stage, multiplierSteps(paytable));
  const notice = createNotice(scene, stage);
  const shower = createShower(scene, stage, app.renderer);
  const spectacle = createSpectacle(scene, stage, shower);
  const jackpots = jackpotNames.filter((name) => potBets(paytable, name) !== null);
  const plates = jackpots.length > 0 ? createJackpotPlates(scene, stage, jackpots) : null;
  const writeCoin = (coin: Coin): string =>
    coin.jackpot ? words(`stage.jackpot.${coin.jackpot}`) : money(coin.amount_minor);
  const board = hold
    ? createHoldBoard({
        scene,
        stage,
        symbols: art.symbols,
        coinSymbol: hold.symbol,
        reelCount: paytable.reels,
        rowCount: paytable.rows,
        write: writeCoin,
      })
    : null;
  const winShow = createWinShow({ stage, highlights, paths, message, paytable, words, money });

  if (plates) {
    plates.container.eventMode = 'static';
    plates.container.cursor = 'pointer';
    plates.container.on('pointertap', options.onPots);
  }
  stage.host.prepend(backdrop.element);
  layers.ambience.addChild(life.container, ambience.container);
  layers.title.addChild(title.container, ...(plates ? [plates.container] : []));
  layers.reels.addChild(frame.ground, reels.container);
  layers.frame.addChild(frame.border, message.container, meter.container);
  layers.wins.addChild(transformer.container, highlights.container, paths.container);
  if (board) layers.notices.addChild(board.container);
  layers.overlay.addChild(notice.container, spectacle.behind);
  layers.words.addChild(spectacle.words);
  layers.shower.addChild(shower.container);

  let layout = composeStage({
    viewport: { width: 1280, height: 720 },
    panelHeight: 0,
    topBarHeight: 0,
    reelCount: paytable.reels,
    rowCount: paytable.rows,
    hasJackpots: plates !== null,
  });

  let labels: CoinView[] = [];
  const coinLabels: TableParts['coinLabels'] = {
    show(coins) {
      const added = coins.map((coin) => createCoin(scene, stage, coin, writeCoin(coin), null));
      for (const label of added) {
        label.place(layout);
        layers.wins.addChild(label.holder);
      }
      labels = [...labels, ...added];
      return added;
    },
    clear() {
      for (const label of labels) label.holder.destroy({ children: true });
      labels = [];
    },
  };

  const currentLayout = (): Layout => layout;
  function setMood(mood: Mood): void {
    backdrop.setMood(mood);
    frame.setMood(mood);
    ambience.setMood(mood);
    life.setMood(mood);
  }
  function cheer(strength: number): void {
    life.cheer(strength);
    if (strength >= 1 && !isMotionReduced()) backdrop.flash();
  }
  const parts: TableParts = {
    paytable,
    scene,
    art,
    stage,
    layout: currentLayout,
    setMood,
    cheer,
    meter,
    reels,
    highlights,
    winShow,
    message,
    transformer,
    notice,
    shower,
    board,
    plates,
    coinLabels,
    sound,
    music,
    words,
    money,
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
    speed: options.speed,
    announce: options.announce,
    showWin: options.showWin,
  };

  return {
    parts,
    place(panelHeight, topBarHeight) {
      const { width, height } = app.screen;
      layout = composeStage({
        viewport: { width, height },
        panelHeight,
        topBarHeight,
        reelCount: paytable.reels,
        rowCount: paytable.rows,
        hasJackpots: plates !== null,
      });
      ambience.place(layout.viewport);
      const isTallTitle = layout.isShort || (layout.orientation === 'portrait' && layout.title.height > 84);
      title.setText(isTallTitle ? brokenTitle(titleText) : titleText);
      title.container.visible = layout.title.height >= 20;
      title.fit(besidePerch(layout, scene), layout.title.height * 0.92);
      frame.place(layout, paytable.reels, paytable.rows);
      reels.place(layout);
      highlights.place(layout);
      paths.place(layout);
      message.place(layout);
      meter.place(layout);
      life.place(layout);
      transformer.place(layout);
      notice.place(layout);
      spectacle.place(layout);
      shower.place(layout.viewport);
      plates?.place(layout);
      board?.place(layout);
      for (const label of labels) label.place(layout);
    },
    setPot(amount_minor) {
      plates?.label('grand', words('stage.jackpot.grand'));
      plates?.tick('grand', BigInt(amount_minor), money);
    },
    setBet(bet_minor) {
      for (const name of jackpots) {
        const bets = potBets(paytable, name);
        if (bets === null || (name === 'grand' && paytable.jackpot)) continue;
        plates?.write(name, words(`stage.jackpot.${name}`), BigInt(bet_minor) * BigInt(bets), money);
      }
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
function heroOf(paytable: Paytable): string {
  const { symbols } = paytable;
  return (symbols.find(({ kind }) => kind === 'high') ?? symbols[0])?.id ?? '';
}

/** The multipliers that the game's free spins and boosts can show, in order; of a single one too. */
function multiplierSteps({ features }: Paytable): number[] {
  const multiplier = features.free_spins?.multiplier;
  const steps = new Set(features.boost?.multipliers);
  if (multiplier) {
    const { start, max, step } = multiplier;
    for (let value = start; value <= max; value += step || 1) steps.add(value);
  }
  return [...steps].toSorted((a, b) => a - b);
}
