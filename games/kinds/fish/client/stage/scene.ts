/** Draws the room: water, fish, cannons, and what happens among them. One loop for as long as the stage is shown. */
import type { Pace } from '../../../../kit/client/game-view.ts';
import { type FishName, mayAim, meanPrize, WEAPONS } from '../../../instant/fishing.ts';
import { type Swimmer, swimmerOf, swimmersAt } from '../../shoal.ts';
import { CELL, cellOf, upright } from '../figures.ts';
import type { FishRoom, Sight } from '../room-store.ts';
import { cannonOf, fishSpot, type Measure, measureOf, sizeOf, type Spot } from './measure.ts';
import { drawEffect, type Effect, FLIGHT_MS, isOver, SINK_MS } from './sights.ts';
import { paintWater } from './water.ts';

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
/** Where motion is reduced, fish are seen where they are so often. */
const STILL_MS = 400;

export function createScene(
  canvas: HTMLCanvasElement,
  room: FishRoom,
  picture: HTMLImageElement,
  money: (amount_minor: bigint) => string,
): Scene {
  const pen = canvas.getContext('2d');
  let measure: Measure = measureOf(1, 1);
  let dense = 1;
  let water: HTMLCanvasElement | null = null;
  let pace: Pace = 'normal';
  let aimed: number | null = null;
  let effects: Effect[] = [];
  const sinking = new Map<number, number>();
  const angles = new Map<number, number>();
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

  /** Fish that are seen and may be shot at. */
  function targets(): { id: number; fish: FishName; at: Spot }[] {
    const at_ms = room.at_ms();
    const { weapon } = room.view();
    return swimmersAt(room.seed(), at_ms).flatMap((each) => {
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
      const foot = cannonOf(measure, sight.seat);
      const [lead] = sight.targets;
      if (lead !== undefined) {
        const to = spot(lead);
        angles.set(sight.seat, Math.atan2(to.y - foot.y, to.x - foot.x));
      }
      for (const id of sight.targets) {
        if (!isStill)
          effects.push({
            type: 'bullet',
            weapon: sight.weapon,
            from: foot,
            to: () => spot(id),
            isOwn,
            start_ms: now_ms,
          });
        effects.push({
          type: 'splash',
          at: spot(id, room.at_ms() + FLIGHT_MS),
          size: sizeOf(measure, swimmer(id).fish) * 0.6,
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
          to: cannonOf(measure, sight.seat),
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
    const { column, row } = cellOf(each.fish);
    const sunk = sankAt_ms === undefined ? 0 : (now_ms - sankAt_ms) / SINK_MS;
    const sway = pace === 'still' ? 0 : Math.sin(now_ms / 260 + each.id) * 0.07;
    pen.save();
    pen.translate(x, y + (pace === 'still' ? 0 : Math.sin(now_ms / 700 + each.id * 2) * 4 * measure.scale));
    pen.rotate(sway + sunk * 2.4);
    const isTurned = !isFacingLeft && !upright.has(each.fish);
    pen.scale((isTurned ? -1 : 1) * (1 - sunk * 0.6), 1 - sunk * 0.6);
    pen.globalAlpha = 1 - sunk;
    pen.drawImage(picture, column * CELL, row * CELL, CELL, CELL, -size / 2, -size / 2, size, size);
    pen.restore();
    if (each.id === aimed && sankAt_ms === undefined) drawRing(pen, x, y, size, now_ms);
  }

  function drawRing(
    ring: CanvasRenderingContext2D,
    x: number,
    y: number,
    size: number,
    now_ms: number,
  ): void {
    ring.save();
    ring.translate(x, y);
    ring.rotate(pace === 'still' ? 0 : now_ms / 900);
    ring.lineWidth = 2.5;
    for (const [colour, wider] of [
      ['#0008', 1.5],
      ['#ffe39a', 0],
    ] as const) {
      ring.strokeStyle = colour;
      for (let part = 0; part < 4; part += 1) {
        ring.beginPath();
        ring.arc(0, 0, size * 0.58 + wider, (part * Math.PI) / 2 + 0.25, ((part + 1) * Math.PI) / 2 - 0.25);
        ring.stroke();
      }
    }
    ring.restore();
  }

  function drawCannon(seat: number): void {
    if (!pen || !room.view().seats[seat]) return;
    const { x, y } = cannonOf(measure, seat);
    const isOwn = seat === room.view().seat;
    const size = Math.max(0.62, measure.scale) * (isOwn ? 1.1 : 0.9);
    pen.save();
    pen.translate(x, y);
    pen.save();
    pen.rotate((angles.get(seat) ?? -Math.PI / 2) + Math.PI / 2);
    const metal = pen.createLinearGradient(-14 * size, 0, 14 * size, 0);
    metal.addColorStop(0, isOwn ? '#8a5a0b' : '#38536d');
    metal.addColorStop(0.45, isOwn ? '#ffe7a1' : '#c5d9ea');
    metal.addColorStop(1, isOwn ? '#9c6712' : '#3f5d79');
    pen.fillStyle = metal;
    pen.beginPath();
    pen.roundRect(-11 * size, -62 * size, 22 * size, 66 * size, 7 * size);
    pen.fill();
    pen.fillStyle = isOwn ? '#5d3a05' : '#22384c';
    pen.beginPath();
    pen.roundRect(-14 * size, -66 * size, 28 * size, 11 * size, 4 * size);
    pen.fill();
    pen.restore();
    pen.fillStyle = isOwn ? '#d99a24' : '#5b7c99';
    pen.beginPath();
    pen.arc(0, 6 * size, 27 * size, Math.PI, 0);
    pen.fill();
    pen.fillStyle = isOwn ? '#ffe7a1' : '#dcebf7';
    pen.beginPath();
    pen.arc(0, 0, 8 * size, 0, Math.PI * 2);
    pen.fill();
    pen.restore();
  }

  function draw(now_ms: number): void {
    frame = requestAnimationFrame(draw);
    if (!pen || (pace === 'still' && now_ms - drawnAt_ms < STILL_MS)) return;
    drawnAt_ms = now_ms;
    pen.setTransform(dense, 0, 0, dense, 0, 0);
    if (water) pen.drawImage(water, 0, 0, measure.width, measure.height);
    const at_ms = room.at_ms();
    const shown = swimmersAt(room.seed(), at_ms);
    // Those that are worth more swim in front.
    for (const each of shown.toSorted((a, b) => meanPrize(a.fish) - meanPrize(b.fish)))
      drawFish(each, at_ms, now_ms);
    effects = effects.filter((effect) => !isOver(effect, now_ms));
    for (let seat = 0; seat < room.view().seats.length; seat += 1) drawCannon(seat);
    for (const effect of effects) drawEffect(pen, effect, now_ms, measure.scale);
    for (const [id, sankAt_ms] of sinking) if (now_ms - sankAt_ms > 5_000) sinking.delete(id);
  }
  frame = requestAnimationFrame(draw);

  return {
    resize(width, height) {
      dense = Math.min(window.devicePixelRatio, MOST_DENSE);
      canvas.width = Math.round(width * dense);
      canvas.height = Math.round(height * dense);
      measure = measureOf(width, height);
      water = paintWater(canvas.width, canvas.height);
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
