/** Draws the room: water, fish, cannons, and what happens among them. One loop for as long as the stage is shown. */
import type { Pace } from '../../../../kit/client/game-view.ts';
import { BOSSES, type FishName, mayAim, meanPrize, type Weapon, WEAPONS } from '../../../instant/fishing.ts';
import { type Swimmer, swimmerOf, swimmersAt } from '../../shoal.ts';
import { CELL, cellOf, upright } from '../figures.ts';
import type { FishRoom, Sight } from '../room-store.ts';
import { createCannons } from './cannon.ts';
import { fishSpot, gunOf, type Measure, measureOf, muzzleOf, sizeOf, type Spot } from './measure.ts';
import { createPrints } from './prints.ts';
import { drawRing } from './ring.ts';
import { drawEffect, type Effect, FLIGHT_MS, isOver, SINK_MS } from './sights.ts';
import { createSwimmers, EDGE } from './swim.ts';
import { createWater } from './water.ts';

export type Scene = {
  resize: (width: number, height: number) => void;
  setPace: (pace: Pace) => void;
  /** The fish nearest to a point that the weapon may be aimed at; null where there is none near. */
  nearest: (at: Spot) => number | null;
  /** The next fish to one side, for the keys; the dearest if none is aimed at. */
  next: (from: number | null, step: 1 | -1) => number | null;
  /** Aims at a fish; it is ringed. */
  aim: (id: number | null) => void;
  /** Shoots at the fish that is aimed at and, with a spread, at those beside it. */
  fire: (id: number) => boolean;
  fishOf: (id: number) => FishName;
  close: () => void;
};

/** A finger is no needle. */
const REACH = 110;
const SPREAD_REACH = 300;
const MOST_DENSE = 1.5;
/** A stage of no more pixels than these is drawn finer than the page; beyond them a phone that is slow would drop frames. */
const MOST_PIXELS = 450_000;
/** Where motion is reduced, fish are seen where they are so often. */
const STILL_MS = 400;
/** Who is in the water is looked up so often: they come from beyond its edge, and nobody sees them sooner. */
const LOOK_MS = 200;
/** A fish that is struck lights up for so long. */
const STRUCK_MS = 130;
/** From this prize on, a catch has light behind it. */
const BRIGHT = 30;

export function createScene(
  canvas: HTMLCanvasElement,
  room: FishRoom,
  picture: HTMLImageElement,
  money: (amount_minor: bigint) => string,
): Scene {
  const pen = canvas.getContext('2d', { alpha: false });
  let measure: Measure = measureOf(1, 1);
  let dense = 1;
  const water = createWater();
  const drawCannon = createCannons();
  const prints = createPrints();
  const swimming = createSwimmers(picture);
  let pace: Pace = 'normal';
  let aimed: number | null = null;
  let effects: Effect[] = [];
  const sinking = new Map<number, number>();
  const struck = new Map<number, number>();
  const guns = new Map<number, { angle: number; weapon: Weapon; shotAt_ms: number }>();
  /** Those in the water, in the order in which they are drawn. */
  let shoal: { seed: string; at_ms: number; all: Swimmer[] } = { seed: '', at_ms: -Infinity, all: [] };
  const known = new Map<string, Swimmer>();
  let frame = 0;
  let drawnAt_ms = -Infinity;

  const swimmer = (id: number): Swimmer => {
    const key = `${room.seed()} ${id}`;
    const found = known.get(key) ?? swimmerOf(room.seed(), id);
    known.set(key, found);
    if (known.size > 400) known.clear();
    return found;
  };
  const isIn = ({ x, y }: Spot): boolean =>
    x > -20 && x < measure.width + 20 && y > -20 && y < measure.height + 20;
  const spot = (id: number, at_ms = room.at_ms()): Spot & { isFacingLeft: boolean } =>
    fishSpot(measure, swimmer(id), at_ms);

  /** Those that are worth more swim in front. */
  function shoalAt(at_ms: number): readonly Swimmer[] {
    const seed = room.seed();
    if (seed !== shoal.seed || Math.abs(at_ms - shoal.at_ms) > LOOK_MS)
      shoal = {
        seed,
        at_ms,
        all: swimmersAt(seed, at_ms).toSorted((a, b) => meanPrize(a.fish) - meanPrize(b.fish)),
      };
    return shoal.all;
  }

  /** Fish that are seen and may be shot at. */
  function targets(): { id: number; fish: FishName; at: Spot }[] {
    const at_ms = room.at_ms();
    const { weapon } = room.view();
    return shoalAt(at_ms).flatMap((each) => {
      const at = fishSpot(measure, each, at_ms);
      return !room.isGone(each.id) && mayAim(weapon, each.fish) && isIn(at)
        ? [{ id: each.id, fish: each.fish, at }]
        : [];
    });
  }
  const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

  function fire(id: number): boolean {
    const { weapon } = room.view();
    const middle = spot(id);
    const others = targets()
      .filter((each) => each.id !== id && gap(each.at, middle) < SPREAD_REACH * measure.scale)
      .toSorted((a, b) => gap(a.at, middle) - gap(b.at, middle))
      .slice(0, WEAPONS[weapon].targets - 1)
      .map((each) => each.id);
    return room.shoot([id, ...others]);
  }

  function see(sight: Sight): void {
    const now_ms = performance.now();
    const isOwn = sight.seat === room.view().seat;
    const isStill = pace === 'still';
    if (sight.type === 'shot') {
      const foot = gunOf(measure, sight.seat);
      const [lead] = sight.targets;
      const to = lead === undefined ? null : spot(lead, room.at_ms() + FLIGHT_MS);
      const angle = to ? Math.atan2(to.y - foot.y, to.x - foot.x) : -Math.PI / 2;
      guns.set(sight.seat, { angle, weapon: sight.weapon, shotAt_ms: isStill ? -Infinity : now_ms });
      const from = muzzleOf(measure, sight.seat, angle);
      for (const id of sight.targets) {
        if (!isStill) struck.set(id, now_ms + FLIGHT_MS);
        if (!isStill)
          effects.push({
            type: 'bullet',
            weapon: sight.weapon,
            from,
            to: () => spot(id),
            isOwn,
            start_ms: now_ms,
          });
        effects.push({
          type: 'splash',
          weapon: sight.weapon,
          at: spot(id, room.at_ms() + FLIGHT_MS),
          size: Math.max(46 * measure.scale, sizeOf(measure, swimmer(id).fish) * 0.62),
          isOwn,
          start_ms: now_ms + (isStill ? 0 : FLIGHT_MS),
        });
      }
      return;
    }
    for (const { id, prize } of sight.caught) {
      sinking.set(id, now_ms);
      const at = spot(id);
      const { unit_minor } = sight;
      const text = unit_minor === null ? `×${prize}` : money(unit_minor * BigInt(prize));
      const size = Math.max(18, (26 + Math.min(34, Math.sqrt(prize) * 3)) * measure.scale);
      if (isOwn && !isStill && prize >= BRIGHT)
        effects.push({ type: 'rays', at, size: size * 3.4, start_ms: now_ms });
      effects.push({
        type: 'prize',
        at,
        text,
        size: isOwn ? size : Math.max(16, size * 0.75),
        isOwn,
        start_ms: now_ms,
      });
      if (!isOwn || isStill) continue;
      const coins = Math.min(14, 3 + Math.round(Math.sqrt(prize)));
      for (let coin = 0; coin < coins; coin += 1)
        effects.push({
          type: 'coin',
          from: at,
          to: gunOf(measure, sight.seat),
          turn: (coin / coins) * Math.PI * 2,
          start_ms: now_ms + coin * 25,
        });
    }
  }
  const unwatch = room.onSight(see);

  function drawFish(each: Swimmer, at_ms: number, now_ms: number): void {
    if (!pen) return;
    const sankAt_ms = sinking.get(each.id);
    if (room.isGone(each.id) && (sankAt_ms === undefined || now_ms - sankAt_ms > SINK_MS)) return;
    const { x, y, isFacingLeft } = fishSpot(measure, each, at_ms);
    const size = sizeOf(measure, each.fish);
    if (x < -size || x > measure.width + size || y < -size || y > measure.height + size) return;
    const sunk = sankAt_ms === undefined ? 0 : (now_ms - sankAt_ms) / SINK_MS;
    const isStill = pace === 'still';
    const isBoss = each.fish in BOSSES;
    pen.save();
    pen.translate(x, y + (isStill ? 0 : Math.sin(now_ms / 700 + each.id * 2) * 4 * measure.scale));
    if (isBoss && sunk === 0) {
      const wide = size * (0.75 + (isStill ? 0 : 0.04 * Math.sin(now_ms / 300)));
      pen.drawImage(prints.glow, -wide, -wide, wide * 2, wide * 2);
    }
    pen.rotate((isStill ? 0 : Math.sin(now_ms / 560 + each.id) * 0.05) + sunk * 2.4);
    const isTurned = !isFacingLeft && !upright.has(each.fish);
    pen.scale((isTurned ? -1 : 1) * (1 - sunk * 0.6), 1 - sunk * 0.6);
    pen.globalAlpha = 1 - sunk;
    layFish(pen, each, size, isStill ? 0 : now_ms);
    const struckAt_ms = struck.get(each.id);
    if (struckAt_ms !== undefined && now_ms >= struckAt_ms) {
      if (now_ms - struckAt_ms > STRUCK_MS) struck.delete(each.id);
      else {
        pen.globalCompositeOperation = 'lighter';
        pen.globalAlpha = 0.7 * (1 - (now_ms - struckAt_ms) / STRUCK_MS);
        layFish(pen, each, size, now_ms);
      }
    }
    pen.restore();
    if (each.id === aimed && sankAt_ms === undefined)
      drawRing(pen, { x, y, size, fish: each.fish, floor: measure.height }, isStill ? 0 : now_ms);
  }

  function layFish(
    into: CanvasRenderingContext2D,
    { fish, id }: Swimmer,
    size: number,
    now_ms: number,
  ): void {
    const bent = swimming.at(fish, size * dense, now_ms, id);
    if (bent) {
      const wide = size * (1 + 2 * EDGE);
      into.drawImage(bent, -wide / 2, -wide / 2, wide, wide);
      return;
    }
    const { column, row } = cellOf(fish);
    into.drawImage(picture, column * CELL, row * CELL, CELL, CELL, -size / 2, -size / 2, size, size);
  }

  function draw(now_ms: number): void {
    frame = requestAnimationFrame(draw);
    if (!pen || (pace === 'still' && now_ms - drawnAt_ms < STILL_MS)) return;
    drawnAt_ms = now_ms;
    pen.setTransform(dense, 0, 0, dense, 0, 0);
    swimming.begin();
    const { width, height, scale } = measure;
    water.draw(pen, width, height);
    if (pace !== 'still') water.bubbles(pen, width, height, scale, now_ms);
    const at_ms = room.at_ms();
    for (const each of shoalAt(at_ms)) drawFish(each, at_ms, now_ms);
    if (effects.some((effect) => isOver(effect, now_ms)))
      effects = effects.filter((effect) => !isOver(effect, now_ms));
    const { seats, seat: own, weapon } = room.view();
    for (let seat = 0; seat < seats.length; seat += 1) {
      if (!seats[seat]) continue;
      const gun = guns.get(seat) ?? { angle: -Math.PI / 2, weapon: 'single', shotAt_ms: -Infinity };
      const isOwn = seat === own;
      drawCannon(pen, measure, { ...gun, seat, isOwn, weapon: isOwn ? weapon : gun.weapon }, now_ms);
    }
    for (const effect of effects) drawEffect(pen, effect, now_ms, scale, prints);
    for (const [id, sankAt_ms] of sinking) if (now_ms - sankAt_ms > 5_000) sinking.delete(id);
  }
  frame = requestAnimationFrame(draw);

  return {
    resize(width, height) {
      const finest = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
      dense = Math.max(1, Math.min(window.devicePixelRatio, MOST_DENSE, finest));
      canvas.width = Math.round(width * dense);
      canvas.height = Math.round(height * dense);
      measure = measureOf(width, height);
      water.resize(canvas.width, canvas.height);
      swimming.clear();
      drawnAt_ms = -Infinity;
    },
    setPace: (next) => {
      pace = next;
    },
    nearest(at) {
      const near = targets()
        .map(({ id, fish, at: there }) => ({ id, away: gap(at, there) - sizeOf(measure, fish) / 2 }))
        .filter(({ away }) => away < REACH * Math.max(0.5, measure.scale))
        .toSorted((a, b) => a.away - b.away);
      return near[0]?.id ?? null;
    },
    next(from, step) {
      const all = targets().toSorted((a, b) => a.at.x - b.at.x);
      const index = all.findIndex(({ id }) => id === from);
      if (index < 0) return all.toSorted((a, b) => meanPrize(b.fish) - meanPrize(a.fish))[0]?.id ?? null;
      return all[(index + step + all.length) % all.length]?.id ?? null;
    },
    aim: (id) => {
      aimed = id;
    },
    fire,
    fishOf: (id) => swimmer(id).fish,
    close() {
      cancelAnimationFrame(frame);
      unwatch();
    },
  };
}
