/** One reel on the stage. */
import { Container, Sprite } from 'pixi.js';
import type { SymbolTextures } from '../stage/art.ts';
import { easeInOut, easeOut } from '../stage/easing.ts';
import type { Size } from '../stage/layout.ts';
import type { Timeline } from '../stage/timeline.ts';
import {
  approach,
  DRAW_BACK_CELLS,
  DRAW_BACK_MS,
  landing,
  landingTime_ms,
  overshootOf,
  speedAfter,
} from './reel-motion.ts';
import { createTape } from './tape.ts';

/** What a reel is to land on, and when; times count from the call. */
export type Landing = {
  stop: number;
  column: readonly string[];
  stop_ms: number;
  anticipation_ms: number;
  /** The reel begins its slow, suspenseful part. */
  onAnticipation: () => void;
  /** The symbols reach their places for the first time: the moment that is heard. */
  onTouch: () => void;
};

export type Reel = {
  container: Container;
  setCell: (cell: Size) => void;
  useStrip: (strip: readonly string[]) => void;
  /** Shows a column at once, without turning. */
  show: (column: readonly string[]) => void;
  /** Begins to turn after a time. */
  start: (start_ms: number, speed: number) => void;
  /** Turns on until the result's time has come, then lands on it. */
  land: (landing: Landing) => Promise<void>;
  /** Ends a turn that has no result: lands anywhere on the strip. */
  giveUp: () => Promise<void>;
  /** Changes a symbol in view. */
  replace: (row: number, symbol: string) => void;
  symbolAt: (row: number) => string;
  /** Hides a symbol in view while it is shown elsewhere. */
  setVisible: (row: number, isVisible: boolean) => void;
};

export type ReelOptions = {
  rowCount: number;
  strip: readonly string[];
  firstStop: number;
  symbols: SymbolTextures;
  timeline: Timeline;
  bounce: number;
  isMotionReduced: () => boolean;
};

/** Above this speed, in cells a millisecond, symbols are smeared. */
const SMEAR_SPEED = 0.013;
const GATHER_MS = 170;
const ANTICIPATION_SPEED = 0.011;
const FADE_MS = 120;
/** A symbol fills this part of its cell, and in a narrow cell reaches a little over its edges. */
const SYMBOL_FILL = 0.92;
const NARROW_FILL = 1.06;

/** The scale at which a picture fits a cell. */
export function symbolScale(cell: Size, picture: Size): number {
  const isNarrow = cell.height > cell.width * 1.15;
  const width = cell.width * (isNarrow ? NARROW_FILL : SYMBOL_FILL);
  return Math.min(width / picture.width, (cell.height * SYMBOL_FILL) / picture.height);
}

/** Makes a reel at rest. */
export function createReel(options: ReelOptions): Reel {
  const { rowCount, symbols, timeline, bounce, isMotionReduced } = options;
  const container = new Container();
  const tape = createTape(options.strip, options.firstStop);
  const sprites = Array.from({ length: rowCount + 2 }, () => new Sprite({ anchor: 0.5 }));
  container.addChild(...sprites);
  const hidden = new Set<number>();

  let cell: Size = { width: 1, height: 1 };
  let strip = options.strip;
  let position = 0;
  let speed = 0;
  let fullSpeed = 0;
  let stopFrames: (() => void) | null = null;
  let isWaiting = false;

  function draw(): void {
    const base = Math.floor(position);
    const part = position - base;
    const isSmeared = speed > SMEAR_SPEED && !isMotionReduced();
    sprites.forEach((sprite, place) => {
      const symbol = tape.at(base + 1 - place);
      const still = symbols.still(symbol);
      sprite.texture = isSmeared ? symbols.smeared(symbol) : still;
      sprite.scale.set(symbolScale(cell, still));
      sprite.position.set(cell.width / 2, (place - 0.5 + part) * cell.height);
      sprite.visible = !hidden.has(place - 1);
    });
  }

  function turn(full: number): void {
    let age_ms = 0;
    let target = full;
    stopFrames?.();
    const stop = timeline.onFrame((elapsed_ms) => {
      age_ms += elapsed_ms;
      target = isWaiting ? ANTICIPATION_SPEED : full;
      speed =
        age_ms < GATHER_MS
          ? speedAfter(age_ms, target, GATHER_MS)
          : approach(speed, target, elapsed_ms, 0.00006);
      position += speed * elapsed_ms;
      tape.forget(Math.floor(position) - rowCount - 2);
      draw();
    });
    stopFrames = stop;
  }

  function stopTurning(): void {
    stopFrames?.();
    stopFrames = null;
    speed = 0;
  }

  let starting: Promise<void> = Promise.resolve();

  async function begin(start_ms: number, full: number): Promise<void> {
    hidden.clear();
    fullSpeed = full;
    await timeline.wait(start_ms, { skippable: true });
    if (isMotionReduced()) {
      await timeline.tween({ duration_ms: FADE_MS, update: (t) => (container.alpha = 1 - 0.85 * t) });
      return;
    }
    const from = position;
    await timeline.tween({
      duration_ms: DRAW_BACK_MS,
      easing: easeInOut,
      update(t) {
        position = from - DRAW_BACK_CELLS * t;
        draw();
      },
    });
    turn(full);
  }

  async function settle(
    column: readonly string[],
    stop: number,
    isSlow: boolean,
    onTouch: () => void,
  ): Promise<void> {
    // A reel that is stopped before it has gathered speed lands as quickly as the others: from its slow start it would take
    // longer than a reel that turned for a while.
    const landingSpeed = isSlow ? Math.max(speed, ANTICIPATION_SPEED) : Math.max(speed, fullSpeed);
    const base = Math.floor(position);
    const end = base + rowCount + 2;
    tape.join(base + 2, stop, end);
    column.forEach((symbol, row) => tape.fix(end - row, symbol));
    if (isMotionReduced()) {
      stopTurning();
      position = end;
      draw();
      onTouch();
      await timeline.tween({
        duration_ms: FADE_MS,
        easing: easeOut,
        update: (t) => (container.alpha = 0.15 + 0.85 * t),
      });
      return;
    }
    const overshoot = overshootOf(bounce);
    const distance = end - position;
    const from = position;
    stopFrames?.();
    stopFrames = null;
    let hasTouched = false;
    await timeline.tween({
      duration_ms: landingTime_ms(distance, landingSpeed, overshoot),
      easing: landing(overshoot),
      update(progress) {
        position = from + distance * progress;
        // The symbols are sharp again while the last cells roll in, so that one can read what comes.
        if (progress > 0.55) speed = 0;
        if (progress >= 1 && !hasTouched) {
          hasTouched = true;
          onTouch();
        }
        draw();
      },
    });
    position = end;
    tape.forget(end - rowCount - 1);
    draw();
  }

  return {
    container,
    setCell(next) {
      cell = next;
      draw();
    },
    useStrip(next) {
      strip = next;
      tape.useStrip(next);
    },
    show(column) {
      column.forEach((symbol, row) => tape.fix(Math.floor(position) - row, symbol));
      draw();
    },
    start(start_ms, full) {
      starting = begin(start_ms, full);
    },
    async land({ stop, column, stop_ms, anticipation_ms, onAnticipation, onTouch }) {
      const hurries = timeline.hurries();
      await Promise.all([starting, timeline.wait(stop_ms - anticipation_ms, { skippable: true })]);
      const isHurried = timeline.hurries() !== hurries;
      if (anticipation_ms > 0 && !isHurried) {
        onAnticipation();
        isWaiting = true;
        await timeline.wait(anticipation_ms, { skippable: true });
        isWaiting = false;
      }
      await settle(column, stop, anticipation_ms > 0 && !isHurried, onTouch);
    },
    async giveUp() {
      await starting;
      const stop = Math.floor(position) % strip.length;
      const column = Array.from({ length: rowCount }, (_, row) => strip[(stop + row) % strip.length] ?? '');
      await settle(column, stop, false, () => {});
    },
    replace(row, symbol) {
      tape.fix(Math.floor(position) - row, symbol);
      draw();
    },
    symbolAt: (row) => tape.at(Math.floor(position) - row),
    setVisible(row, isVisible) {
      if (isVisible) hidden.delete(row);
      else hidden.add(row);
      draw();
    },
  };
}
