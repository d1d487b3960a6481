/** Hold and respin: coins lock on a board over the reels while the other cells turn. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Coin } from '../../book.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import { createCoin, type CoinView } from './coins.ts';

export type HoldBoard = {
  container: Container;
  place: (layout: Layout) => void;
  begin: (coins: readonly Coin[]) => Promise<void>;
  /** Turns the empty cells; `landed` stay. */
  turn: (
    landed: readonly Coin[],
    duration_ms: number,
    onLand: (coin: Coin, index: number) => void,
  ) => Promise<void>;
  /** Pays the coins one by one, in reading order. */
  pay: (each_ms: number, onPaid: (coin: Coin, index: number) => Promise<void>) => Promise<void>;
  end: () => Promise<void>;
};

export type HoldBoardOptions = {
  scene: Scene;
  stage: Stage;
  symbols: SymbolTextures;
  coinSymbol: string;
  reelCount: number;
  rowCount: number;
  /** What is written on a coin. */
  write: (coin: Coin) => string;
};

type Slot = { reel: number; row: number; ground: Graphics; ghost: Sprite };

/** How long a ghost takes to pass through its cell. */
const PASS_MS = 190;

/** Makes the board, hidden. */
export function createHoldBoard(options: HoldBoardOptions): HoldBoard {
  const { scene, stage, symbols, coinSymbol, reelCount, rowCount, write } = options;
  const container = new Container({ visible: false });
  const ground = new Graphics();
  const slotLayer = new Container();
  const coinLayer = new Container();
  container.addChild(ground, slotLayer, coinLayer);
  let layout: Layout | null = null;
  let coins: CoinView[] = [];

  const slots: Slot[] = [];
  for (let reel = 0; reel < reelCount; reel += 1) {
    for (let row = 0; row < rowCount; row += 1) {
      const slot: Slot = { reel, row, ground: new Graphics(), ghost: new Sprite({ anchor: 0.5, alpha: 0 }) };
      slots.push(slot);
      slotLayer.addChild(slot.ground, slot.ghost);
    }
  }

  function place(next: Layout): void {
    layout = next;
    const { reels, cell } = next;
    ground
      .clear()
      .rect(reels.x, reels.y, reels.width, reels.height)
      .fill({ color: scene.palette.reelBottom, alpha: 1 });
    for (const slot of slots) {
      const centre = cellCentre(cell, slot.reel, slot.row);
      const x = reels.x + centre.x;
      const y = reels.y + centre.y;
      slot.ground
        .clear()
        .roundRect(x - cell.width / 2 + 3, y - cell.height / 2 + 3, cell.width - 6, cell.height - 6, 10)
        .fill({ color: 0x000000, alpha: 0.5 })
        .stroke({ width: 2, color: scene.palette.accent, alpha: 0.55 });
      slot.ghost.position.set(x, y);
    }
    for (const coin of coins) coin.place(next);
  }

  function add(coin: Coin): CoinView {
    const view = createCoin(scene, stage, coin, write(coin), { symbols, symbol: coinSymbol });
    coins.push(view);
    coinLayer.addChild(view.holder);
    if (layout) view.place(layout);
    return view;
  }

  function isHeld(slot: Slot): boolean {
    return coins.some(({ coin }) => coin.reel === slot.reel && coin.row === slot.row);
  }

  return {
    container,
    place,
    async begin(first) {
      coins = [];
      coinLayer.removeChildren().forEach((child) => child.destroy({ children: true }));
      for (const slot of slots) {
        slot.ghost.texture = symbols.smeared(coinSymbol);
        slot.ghost.alpha = 0;
      }
      container.visible = true;
      if (layout) place(layout);
      const views = first.map(add);
      const from = stage.isMotionReduced() ? 1 : 0;
      container.alpha = from;
      await stage.timeline.tween({ duration_ms: 380, update: (t) => (container.alpha = Math.max(from, t)) });
      await Promise.all(views.map((view) => view.leap(420)));
    },
    async turn(landed, duration_ms, onLand) {
      const empty = slots.filter((slot) => !isHeld(slot));
      const isReduced = stage.isMotionReduced();
      await Promise.all(
        empty.map(async (slot, index) => {
          const own_ms = duration_ms * (0.55 + (0.45 * (index + 1)) / empty.length);
          await stage.timeline.tween({
            duration_ms: own_ms,
            skippable: true,
            update(t) {
              if (!layout) return;
              const { cell, reels } = layout;
              const phase = isReduced ? 0.5 : ((t * own_ms) / PASS_MS + index * 0.37) % 1;
              const centre = cellCentre(cell, slot.reel, slot.row);
              slot.ghost.scale.set(symbolScale(cell, symbols.still(coinSymbol)) * 0.86);
              slot.ghost.y = reels.y + centre.y + (phase - 0.5) * cell.height * 0.42;
              slot.ghost.alpha = t >= 1 ? 0 : 0.5 * Math.sin(phase * Math.PI);
            },
          });
          const coin = landed.find(({ reel, row }) => reel === slot.reel && row === slot.row);
          if (!coin) return;
          const view = add(coin);
          onLand(coin, coins.length - 1);
          await view.arrive();
        }),
      );
    },
    async pay(each_ms, onPaid) {
      const ordered = coins.toSorted((a, b) => a.coin.row - b.coin.row || a.coin.reel - b.coin.reel);
      for (const [index, view] of ordered.entries()) {
        coinLayer.addChild(view.holder);
        await Promise.all([onPaid(view.coin, index), view.leap(each_ms)]);
      }
    },
    async end() {
      await stage.timeline.tween({ duration_ms: 300, update: (t) => (container.alpha = 1 - t) });
      container.visible = false;
    },
  };
}
