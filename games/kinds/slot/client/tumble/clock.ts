/** The growing multiplier as a clock: each tumble moves its hand on by an hour, and the hour multiplies what wins. */
import { Container, Graphics } from 'pixi.js';
import type { Meter } from '../features/meter.ts';
import type { Scene } from '../scene.ts';
import { easeOutBack } from '../stage/easing.ts';
import type { Layout } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';

const turn = 2 * Math.PI;

/** As large as the title's line lets a phone's clock be. */
export function portraitRadius(titleHeight: number): number {
  return Math.max(26, Math.min(48, titleHeight * 0.5));
}

/**
 * Where a clock stands, and how large: on a phone at the right end of the title's line, on the frame, where it covers no cell; else
 * beside the frame, on the side where nothing perches.
 */
function placeOf(
  { life }: Scene,
  { frame, frameThickness, isShort, orientation, title, viewport }: Layout,
): {
  x: number;
  y: number;
  radius: number;
} {
  if (orientation === 'portrait') {
    const radius = portraitRadius(title.height);
    return {
      x: frame.x + frame.width - radius - 6,
      y: frame.y + frameThickness * 0.5 - radius * 1.06,
      radius,
    };
  }
  const room = frame.x;
  if (isShort) {
    const radius = Math.min(64, room * 0.3);
    return { x: room / 2, y: title.y + title.height + radius + 14, radius };
  }
  const radius = Math.min(150, room * 0.36, viewport.height * 0.17);
  const isLeftTaken = life.some(({ way }) => way.kind === 'perch' && way.side === 'left');
  const middle = isLeftTaken ? viewport.width - room / 2 : room / 2;
  return { x: middle, y: frame.y + frame.height * 0.42, radius };
}

/** Makes the clock; `steps` are the multipliers that its hand can stand at, in order: the last of them is at twelve. */
export function createClock(scene: Scene, stage: Stage, steps: readonly number[]): Meter {
  const container = new Container();
  const face = new Graphics();
  const reached = new Graphics();
  const hand = new Graphics();
  const hub = new Graphics();
  const lettering = createLettering(scene, '', 72, 'figure');
  container.addChild(face, reached, hand, hub, lettering.container);
  const { palette } = scene;
  let radius = 60;
  let shown = steps[0] ?? 1;
  /** The hand's angle, in steps from the top. */
  let angle = 1;

  const stepOf = (multiplier: number): number =>
    Math.max(
      0,
      steps.findLastIndex((step) => step <= multiplier),
    ) + 1;
  const angleOf = (step: number): number => (step / steps.length) * turn - turn / 4;

  function drawFace(): void {
    face
      .clear()
      .circle(0, radius * 0.06, radius * 1.1)
      .fill({ color: 0x000000, alpha: 0.45 })
      .circle(0, 0, radius * 1.06)
      .fill(palette.frameDark)
      .circle(0, 0, radius * 1.02)
      .fill(palette.frameLight)
      .circle(0, 0, radius * 0.97)
      .fill(palette.frame)
      .circle(0, 0, radius * 0.88)
      .fill(palette.frameDark)
      .circle(0, 0, radius * 0.86)
      .fill(palette.reelTop)
      .circle(0, 0, radius * 0.6)
      .stroke({ width: Math.max(1, radius * 0.012), color: palette.frameLight, alpha: 0.35 });
    // Light along the upper rim lets the ring look round.
    const from = -turn * 0.42;
    face
      .moveTo(Math.cos(from) * radius * 0.995, Math.sin(from) * radius * 0.995)
      .arc(0, 0, radius * 0.995, from, -turn * 0.1)
      .stroke({ width: radius * 0.03, color: 0xffffff, alpha: 0.65 });
  }

  /** Lamps at the hours: those that the hand has passed burn. */
  function drawHours(): void {
    reached.clear();
    const step = Math.round(angle);
    steps.forEach((_, index) => {
      const at = angleOf(index + 1);
      const isOn = index < step;
      const size = radius * (index + 1 === step ? 0.1 : 0.075);
      const [x, y] = [Math.cos(at) * radius * 0.73, Math.sin(at) * radius * 0.73];
      if (isOn) reached.circle(x, y, size * 1.9).fill({ color: palette.accent, alpha: 0.28 });
      reached
        .circle(x, y, size)
        .fill({ color: isOn ? palette.accent : palette.frameDark })
        .stroke({ width: Math.max(1, radius * 0.014), color: palette.frameLight, alpha: isOn ? 1 : 0.4 });
    });
  }

  function drawHand(): void {
    const long = radius * 0.6;
    const wide = radius * 0.07;
    hand
      .clear()
      .poly([
        -wide,
        radius * 0.14,
        wide,
        radius * 0.14,
        wide * 0.5,
        -long * 0.72,
        0,
        -long,
        -wide * 0.5,
        -long * 0.72,
      ])
      .fill(palette.frameLight)
      .stroke({ width: Math.max(1, radius * 0.02), color: palette.frameDark });
    hand.rotation = angleOf(angle) + turn / 4;
    hub
      .clear()
      .circle(0, 0, radius * 0.1)
      .fill(palette.frame)
      .stroke({ width: Math.max(1, radius * 0.025), color: palette.frameLight });
  }

  function stand(at: number): void {
    angle = at;
    lettering.container.scale.set(1);
    hand.rotation = angleOf(at) + turn / 4;
    drawHours();
  }

  /** Writes the multiplier on the half of the face that the hand at `step` leaves free. */
  function write(step: number): void {
    lettering.setText(`×${shown}`);
    const height = radius * 0.62;
    const isHandBelow = Math.sin(angleOf(step)) > 0.2;
    const y = isHandBelow ? -radius * 0.12 - height : radius * 0.12;
    lettering.fit({ x: -radius * 0.62, y, width: radius * 1.24, height }, height);
  }

  function set(multiplier: number): void {
    if (multiplier === shown) return;
    const from = angle;
    // The hand goes on; when it begins again it goes on to its first hour.
    const to = stepOf(multiplier);
    const forward = to >= from ? to : to + steps.length;
    const isGrowing = multiplier > shown;
    shown = multiplier;
    write(to);
    if (stage.isMotionReduced()) return stand(to);
    void turnHand(from, forward, to, isGrowing);
  }

  /** Turns the hand, unless it is sent elsewhere meanwhile. */
  async function turnHand(from: number, forward: number, to: number, isGrowing: boolean): Promise<void> {
    const sent = shown;
    await stage.timeline.tween({
      duration_ms: isGrowing ? 320 : 520,
      easing: easeOutBack,
      update(t) {
        if (shown !== sent) return;
        angle = from + (forward - from) * t;
        hand.rotation = angleOf(angle) + turn / 4;
        if (isGrowing) lettering.container.scale.set(1 + 0.5 * (1 - t));
      },
    });
    if (shown === sent) stand(to);
  }

  return {
    container,
    place(layout) {
      const place = placeOf(scene, layout);
      ({ radius } = place);
      container.position.set(place.x, place.y);
      drawFace();
      drawHand();
      drawHours();
      write(angle);
    },
    set,
    hide: () => set(steps[0] ?? 1),
  };
}
