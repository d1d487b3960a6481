/** Puts the stage of a slot with turning reels together: reels, wins and features within their surroundings, laid out for the window. */
import type { Coin } from '../book.ts';
import type { ReelTable } from '../shown-paytable.ts';
import { createCoin, type CoinView } from './features/coins.ts';
import { createHoldBoard } from './features/hold-board.ts';
import { createJackpotPlates, jackpotNames } from './features/jackpot-plates.ts';
import type { KeptMeter } from './features/kept-meter.ts';
import { createMeter } from './features/meter.ts';
import { potBets } from './features/pot-bets.ts';
import { createTransformer } from './features/transform.ts';
import type { TableParts } from './player/parts.ts';
import { createReelSet, type Grid } from './reels/reel-set.ts';
import type { Speed } from './reels/tempo.ts';
import type { Scene } from './scene.ts';
import type { Music, Sound } from './sound/sound.ts';
import type { Art } from './stage/art.ts';
import { composeStage, type Layout } from './stage/layout.ts';
import type { Stage } from './stage/stage.ts';
import { createSurroundings } from './stage/surroundings.ts';
import { createHighlights } from './wins/highlights.ts';
import { createLinePaths } from './wins/line-path.ts';
import { createWinShow } from './wins/win-show.ts';
import type { MoneyFormat } from '../../../kit/client/words/money.ts';
import type { Words } from './words/words.ts';

export type TableOptions = {
  paytable: ReelTable;
  /** The meter that is kept from round to round, which stands where jackpots do; absent in games without one. */
  kept?: KeptMeter;
  /** The strips of a spin with so much in that meter. */
  stripsAt?: (collected: number) => readonly (readonly string[])[];
  scene: Scene;
  art: Art;
  stage: Stage;
  sound: Sound;
  music: Music;
  words: Words;
  money: MoneyFormat;
  firstGrid: Grid | null;
  /** The prizes of the coins in it. */
  firstCoins: readonly Coin[];
  speed: () => Speed;
  announce: (text: string) => void;
  showWin: (win_minor: bigint) => void;
  /** Writes which of the free spins turns; null once they are over. */
  showFreeSpin: (counted: { index: number; total: number } | null) => void;
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

/** Builds the table of a slot with turning reels. */
export function createTable(options: TableOptions): Table {
  const { paytable, scene, art, stage, sound, music, words, money, firstGrid, firstCoins } = options;
  const { layers, timeline, app } = stage;
  const { kept = null, stripsAt } = options;
  const { isMotionReduced } = stage;
  const hold = paytable.features.hold_and_respin;

  const surroundings = createSurroundings(options);
  const { message, notice, shower } = surroundings;
  const reels = createReelSet({
    strips: paytable.strips,
    rowCount: paytable.rows,
    firstGrid,
    notAtFirst: hold?.symbol,
    scene,
    symbols: art.symbols,
    timeline,
    isMotionReduced,
  });
  const highlights = createHighlights(scene, stage, art.symbols, reels);
  const paths = createLinePaths(scene, timeline);
  const transformer = createTransformer(scene, stage, reels, paytable.rows, art.symbols);
  const meter = createMeter(scene, stage, multiplierSteps(paytable));
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
    layers.title.addChild(plates.container);
  }
  if (kept) layers.title.addChild(kept.container);
  layers.reels.addChild(reels.container);
  layers.frame.addChild(meter.container);
  layers.wins.addChild(transformer.container, highlights.container, paths.container);
  if (board) layers.notices.addChild(board.container);
  if (kept) layers.notices.addChild(kept.overlay);

  let layout = composeStage({
    viewport: { width: 1280, height: 720 },
    panelHeight: 0,
    topBarHeight: 0,
    reelCount: paytable.reels,
    rowCount: paytable.rows,
    hasJackpots: plates !== null || kept !== null,
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
  coinLabels.show(firstCoins);

  const currentLayout = (): Layout => layout;
  const parts: TableParts = {
    paytable,
    scene,
    art,
    stage,
    layout: currentLayout,
    setMood: surroundings.setMood,
    cheer: surroundings.cheer,
    meter,
    kept: kept && {
      ...kept,
      useLevelAt(collected) {
        if (stripsAt) reels.changeStrips(stripsAt(collected));
      },
    },
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
    bigWin: surroundings.bigWin,
    speed: options.speed,
    announce: options.announce,
    showWin: options.showWin,
    showFreeSpin: options.showFreeSpin,
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
        hasJackpots: plates !== null || kept !== null,
      });
      surroundings.place(layout, { reelCount: paytable.reels, rowCount: paytable.rows });
      reels.place(layout);
      highlights.place(layout);
      paths.place(layout);
      meter.place(layout);
      transformer.place(layout);
      plates?.place(layout);
      kept?.place(layout);
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

/** The multipliers that the game's free spins and boosts can show, in order; of a single one too. */
function multiplierSteps({ features, choice }: ReelTable): number[] {
  const own = features.free_spins ? [features.free_spins] : [];
  const forms = choice ? choice.options.map(({ free_spins }) => free_spins) : own;
  const steps = new Set(features.boost?.multipliers);
  for (const { multiplier } of forms) {
    const { start, max, step } = multiplier;
    for (let value = start; value <= max; value += step || 1) steps.add(value);
  }
  return [...steps].toSorted((a, b) => a - b);
}
