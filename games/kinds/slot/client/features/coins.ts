/** Coins that carry a prize: the symbol with its amount written on it. */
import { Container, Sprite } from 'pixi.js';
import type { Coin } from '../../book.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { easeOutBack, thereAndBack } from '../stage/easing.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

/** The flat face of a coin, as parts of its diameter: the label stays within it. */
const FACE = { width: 0.74, height: 0.32 };

export type CoinView = {
  coin: Coin;
  holder: Container;
  place: (layout: Layout) => void;
  /** Falls into its place. */
  arrive: () => Promise<void>;
  /** Leaps once, when it is paid. */
  leap: (duration_ms: number) => Promise<void>;
};

/** Makes a coin; `picture` is null where only the prize is to be written over a symbol on the reels. */
export function createCoin(
  scene: Scene,
  stage: Stage,
  coin: Coin,
  label: string,
  picture: { symbols: SymbolTextures; symbol: string } | null,
): CoinView {
  const holder = new Container();
  const sprite = picture ? new Sprite({ texture: picture.symbols.still(picture.symbol), anchor: 0.5 }) : null;
  const lettering: Lettering = createLettering(scene, label, 64, 'figure');
  if (sprite) holder.addChild(sprite);
  holder.addChild(lettering.container);

  return {
    coin,
    holder,
    place({ cell, reels }) {
      const centre = cellCentre(cell, coin.reel, coin.row);
      holder.position.set(reels.x + centre.x, reels.y + centre.y);
      if (sprite) sprite.scale.set(symbolScale(cell, sprite.texture));
      const across = Math.min(cell.width, cell.height);
      const width = across * FACE.width;
      const height = across * FACE.height;
      lettering.fit({ x: -width / 2, y: -height / 2, width, height }, height * 0.92);
    },
    async arrive() {
      if (stage.isMotionReduced()) return;
      await stage.timeline.tween({
        duration_ms: 320,
        easing: easeOutBack,
        skippable: true,
        update: (t) => holder.scale.set(0.3 + 0.7 * t),
      });
    },
    async leap(duration_ms) {
      await stage.timeline.tween({
        duration_ms,
        easing: thereAndBack,
        skippable: true,
        update: (t) => holder.scale.set(stage.isMotionReduced() ? 1 : 1 + 0.2 * t),
      });
    },
  };
}
