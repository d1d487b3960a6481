/**
 * The meter that is kept from round to round, over the reels or beside them: it fills towards a medallion for each level, which shows
 * what the reels gain there, and towards the harvest at its end.
 */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { CollectPaytable } from '../../play-api.ts';
import type { Scene } from '../scene.ts';
import type { Art } from '../stage/art.ts';
import { easeOutBack, thereAndBack } from '../stage/easing.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

export type KeptMeter = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows what the meter holds, at once. */
  show: (collected: number) => void;
  /** Fills up to what the meter holds now. */
  fill: (collected: number, factor: number) => Promise<void>;
  /** The medallion of a level swells; without one, that of the harvest. */
  cheer: (level: number | null) => Promise<void>;
};

type Mark = { at: number; holder: Container; plate: Graphics; picture: Sprite };

/** Makes the meter of a game. */
export function createKeptMeter(
  scene: Scene,
  stage: Stage,
  symbols: Art['symbols'],
  { full, levels, collects, symbols: all }: CollectPaytable,
): KeptMeter {
  const container = new Container();
  const trough = new Graphics();
  const liquid = new Graphics();
  const badge = new Sprite(symbols.still(collects));
  badge.anchor.set(0.5);
  const count = createLettering(scene, '', 40, 'figure');
  container.addChild(trough, liquid);
  const wild = all.find(({ kind }) => kind === 'wild')?.id ?? collects;
  const marks = [
    ...levels.flatMap(({ begins, turns }) => (turns ? [{ at: begins, picture: turns.into }] : [])),
    { at: full, picture: wild },
  ].map(({ at, picture }): Mark => {
    const mark = {
      at,
      holder: new Container(),
      plate: new Graphics(),
      picture: new Sprite(symbols.still(picture)),
    };
    mark.picture.anchor.set(0.5);
    mark.holder.addChild(mark.plate, mark.picture);
    container.addChild(mark.holder);
    return mark;
  });
  container.addChild(badge, count.container);
  let shown = 0;
  let bar: Rect = { x: 0, y: 0, width: 1, height: 1 };
  let isUpright = false;

  function draw(): void {
    const part = Math.min(1, shown / full);
    liquid.clear();
    if (part > 0) {
      const inset = 3;
      const inner = {
        x: bar.x + inset,
        y: bar.y + inset,
        width: bar.width - 2 * inset,
        height: bar.height - 2 * inset,
      };
      const long = (isUpright ? inner.height : inner.width) * part;
      const rect = isUpright
        ? { ...inner, y: inner.y + inner.height - long, height: long }
        : { ...inner, width: long };
      const round = Math.min(rect.width, rect.height) / 2;
      liquid.roundRect(rect.x, rect.y, rect.width, rect.height, round).fill(scene.palette.accent);
      liquid
        .roundRect(
          rect.x,
          rect.y,
          isUpright ? rect.width * 0.4 : rect.width,
          isUpright ? rect.height : rect.height * 0.4,
          round,
        )
        .fill({ color: 0xffffff, alpha: 0.35 });
    }
    for (const { at, picture, plate } of marks) {
      const isReached = shown >= at;
      picture.alpha = isReached ? 1 : 0.62;
      plate.alpha = isReached ? 1 : 0.8;
    }
    count.setText(`${Math.floor(shown)}/${full}`);
  }

  return {
    container,
    place({ jackpots, isShort }) {
      if (!jackpots) return;
      isUpright = isShort;
      const thick = isShort ? Math.min(64, jackpots.width) : jackpots.height;
      const size = thick * (isShort ? 0.62 : 0.98);
      const middle = { x: jackpots.x + jackpots.width / 2, y: jackpots.y + jackpots.height / 2 };
      const head = isShort ? 44 : size * 1.9;
      bar = isShort
        ? {
            x: middle.x - thick * 0.14,
            y: jackpots.y + size * 0.55,
            width: thick * 0.28,
            height: jackpots.height - head - size * 0.6,
          }
        : {
            x: jackpots.x + head,
            y: middle.y - thick * 0.17,
            width: jackpots.width - head - size * 0.55,
            height: thick * 0.34,
          };
      const rim = Math.min(bar.width, bar.height) / 2;
      trough
        .clear()
        .roundRect(bar.x - 2, bar.y - 2, bar.width + 4, bar.height + 4, rim + 2)
        .fill(scene.palette.frameDark)
        .roundRect(bar.x, bar.y, bar.width, bar.height, rim)
        .fill({ color: scene.palette.reelTop })
        .stroke({ width: 2, color: scene.palette.frameLight });
      for (const { at, holder, plate, picture } of marks) {
        const along = at / full;
        holder.position.set(
          isUpright ? middle.x : bar.x + bar.width * along,
          isUpright ? bar.y + bar.height * (1 - along) : middle.y,
        );
        const isLast = at === full;
        const radius = (size / 2) * (isLast ? 1 : 0.86);
        plate
          .clear()
          .circle(0, 0, radius)
          .fill(scene.palette.frameDark)
          .circle(0, 0, radius - 1.5)
          .fill(isLast ? scene.palette.freeSpins : scene.palette.panel)
          .stroke({ width: 2, color: isLast ? scene.palette.accent : scene.palette.frame });
        picture.width = radius * 1.6;
        picture.height = radius * 1.6;
      }
      const badgeSize = isShort ? 30 : size * 0.86;
      badge.width = badgeSize;
      badge.height = badgeSize;
      if (isShort) {
        const y = jackpots.y + jackpots.height - 22;
        badge.position.set(middle.x - 30, y);
        count.fit({ x: middle.x - 14, y: y - 11, width: 58, height: 22 }, 18);
      } else {
        badge.position.set(jackpots.x + badgeSize * 0.5, middle.y);
        count.fit(
          {
            x: jackpots.x + badgeSize,
            y: middle.y - size * 0.3,
            width: head - badgeSize - 6,
            height: size * 0.6,
          },
          Math.max(16, size * 0.42),
        );
      }
      draw();
    },
    show(collected) {
      shown = collected;
      draw();
    },
    async fill(collected, factor) {
      const from = shown;
      if (stage.isMotionReduced()) {
        shown = collected;
        return draw();
      }
      await stage.timeline.tween({
        duration_ms: 420 * factor,
        skippable: true,
        update(t) {
          shown = from + (collected - from) * t;
          draw();
          badge.rotation = 0.25 * Math.sin(t * Math.PI * 2);
        },
      });
      shown = collected;
      draw();
    },
    async cheer(level) {
      const mark = level === null ? marks.at(-1) : marks[level - 2];
      if (!mark || stage.isMotionReduced()) return;
      await stage.timeline.tween({
        duration_ms: 520,
        skippable: true,
        update: (t) => mark.holder.scale.set(1 + 0.5 * thereAndBack(easeOutBack(t))),
      });
      mark.holder.scale.set(1);
    },
  };
}
