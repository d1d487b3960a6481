/**
 * The meter that is kept from round to round, over the reels or beside them: it fills towards a medallion for each level, which shows
 * what the reels lose there and what they gain, and towards the harvest at its end.
 */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { CollectPaytable } from '../../shown-paytable.ts';
import type { Scene } from '../scene.ts';
import type { Art } from '../stage/art.ts';
import { easeOutBack, thereAndBack } from '../stage/easing.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import { createMedallion, type Medallion } from './kept-medallion.ts';
import { createKeptShow, type KeptShow } from './kept-show.ts';

export type KeptMeter = Pick<KeptShow, 'gather'> & {
  container: Container;
  /** What flies to the meter and what a level turns, over the reels. */
  overlay: Container;
  place: (layout: Layout) => void;
  /** Shows what the meter holds, at once. */
  show: (collected: number) => void;
  /** Fills up to what the meter holds now. */
  fill: (collected: number, factor: number) => Promise<void>;
  /** Shows large what a level turns into what, and takes it to its medallion. */
  turn: (level: number, turned: { from: string; into: string }, factor: number) => Promise<void>;
  /** The medallion of the harvest swells. */
  cheer: () => Promise<void>;
};

/** Makes the meter of a game. */
export function createKeptMeter(
  scene: Scene,
  stage: Stage,
  symbols: Art['symbols'],
  { full, levels, collects, symbols: all }: CollectPaytable,
): KeptMeter {
  const container = new Container();
  const board = new Graphics();
  const trough = new Graphics();
  const liquid = new Graphics();
  const badge = new Sprite(symbols.still(collects));
  badge.anchor.set(0.5);
  const count = createLettering(scene, '', 40, 'figure');
  container.addChild(board, trough, liquid);
  const fruit = all.filter(({ kind }) => kind === 'high').map(({ id }) => symbols.still(id));
  const marks: readonly Medallion[] = [
    ...levels.flatMap(({ begins, turns }) =>
      turns
        ? [
            createMedallion(scene, begins, {
              from: symbols.still(turns.from),
              into: [symbols.still(turns.into)],
            }),
          ]
        : [],
    ),
    createMedallion(scene, full, { from: null, into: fruit.slice(0, 4) }),
  ];
  for (const { container: mark } of marks) container.addChild(mark);
  container.addChild(badge, count.container);
  let shown = 0;
  let bar: Rect = { x: 0, y: 0, width: 1, height: 1 };
  let isUpright = false;

  /** The place on the meter to which so much fills it. */
  function reach(collected: number): { x: number; y: number } {
    const part = Math.min(1, collected / full);
    return isUpright
      ? { x: bar.x + bar.width / 2, y: bar.y + bar.height * (1 - part) }
      : { x: bar.x + bar.width * part, y: bar.y + bar.height / 2 };
  }

  const show = createKeptShow({
    scene,
    stage,
    symbols,
    collects,
    tip: () => reach(shown),
  });

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
    const next = marks.find(({ at }) => at > shown);
    for (const mark of marks) mark.setState(shown >= mark.at ? 'reached' : mark === next ? 'next' : 'later');
    count.setText(`${Math.floor(shown)}/${full}`);
  }

  function drawBoard(area: Rect): void {
    board
      .clear()
      .roundRect(area.x, area.y, area.width, area.height, 14)
      .fill({ color: 0x000000, alpha: 0.55 })
      .stroke({ width: 1.5, color: scene.palette.frameLight, alpha: 0.7 });
    const rim = Math.min(bar.width, bar.height) / 2;
    trough
      .clear()
      .roundRect(bar.x - 2, bar.y - 2, bar.width + 4, bar.height + 4, rim + 2)
      .fill(scene.palette.frameDark)
      .roundRect(bar.x, bar.y, bar.width, bar.height, rim)
      .fill({ color: scene.palette.reelTop })
      .stroke({ width: 2, color: scene.palette.frameLight });
    for (const { at } of marks.slice(0, -1)) {
      const { x, y } = reach(at);
      const half = rim + 1;
      if (isUpright) trough.moveTo(x - half, y).lineTo(x + half, y);
      else trough.moveTo(x, y - half).lineTo(x, y + half);
    }
    trough.stroke({ width: 2, color: scene.palette.frameLight });
  }

  /** Over the reels: what is counted, then the bar, which is seen whole under its medallions. */
  function placeOver(area: Rect): void {
    const thick = Math.max(8, Math.round(area.height * 0.2));
    const size = area.height - thick - 5;
    const badgeSize = area.height * 0.8;
    const head = badgeSize * 1.05 + Math.max(58, area.height * 1.15);
    bar = {
      x: area.x + head,
      y: area.y + area.height - thick - 4,
      width: area.width - head - size * 0.62,
      height: thick,
    };
    drawBoard(area);
    for (const mark of marks) {
      const radius = size / 2;
      const given = size * 0.68;
      const place = { x: reach(mark.at).x, y: area.y + radius + 1, radius };
      mark.place(place, { x: -radius - given * 0.42, y: radius - given / 2, size: given });
    }
    const middle = area.y + area.height / 2;
    badge.setSize(badgeSize);
    badge.position.set(area.x + badgeSize * 0.6, middle);
    const words = {
      x: area.x + badgeSize * 1.05,
      y: middle - size * 0.35,
      width: head - badgeSize * 1.05 - 6,
      height: size * 0.7,
    };
    count.fit(words, Math.max(19, size * 0.5));
  }

  /** Beside the reels of a phone on its side: the bar stands, and each level has a row of its own beside it. */
  function placeBeside(area: Rect): void {
    const foot = 34;
    const size = Math.min((area.height - foot) / (marks.length + 0.25), area.width * 0.4, 52);
    bar = {
      x: area.x + 10,
      y: area.y + size * 0.55,
      width: 14,
      height: area.height - foot - size * 0.6,
    };
    drawBoard(area);
    const right = area.x + area.width - size / 2 - 8;
    for (const mark of marks) {
      const radius = (size / 2) * 0.94;
      const { y } = reach(mark.at);
      const room = right - radius - (bar.x + bar.width);
      mark.place(
        { x: right, y, radius },
        { x: -radius - room / 2, y: 0, size: Math.min(room * 0.8, radius * 1.5) },
      );
    }
    badge.setSize(26);
    const y = area.y + area.height - foot / 2;
    const middle = area.x + area.width / 2;
    badge.position.set(middle - 30, y);
    count.fit({ x: middle - 14, y: y - 11, width: 58, height: 22 }, 18);
  }

  return {
    container,
    overlay: show.container,
    gather: show.gather,
    place(layout) {
      const { jackpots, isShort, orientation } = layout;
      if (!jackpots) return;
      isUpright = isShort;
      if (isShort) placeBeside(jackpots);
      // Above the ornament in the middle of the frame's upper edge.
      else placeOver({ ...jackpots, y: jackpots.y - (orientation === 'portrait' ? 3 : 8) });
      show.place(layout);
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
    async turn(level, turned, factor) {
      const mark = marks[level - 2];
      await show.turn(turned, mark?.container.position ?? reach(shown), factor);
      if (mark) await swell(mark);
    },
    async cheer() {
      const last = marks.at(-1);
      if (last) await swell(last);
    },
  };

  async function swell(mark: Medallion): Promise<void> {
    if (stage.isMotionReduced()) return;
    await stage.timeline.tween({
      duration_ms: 520,
      skippable: true,
      update: (t) => mark.container.scale.set(1 + 0.5 * thereAndBack(easeOutBack(t))),
    });
    mark.container.scale.set(1);
  }
}
