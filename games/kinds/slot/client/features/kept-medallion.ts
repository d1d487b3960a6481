/** A medallion on a kept meter: what the reels gain there, and beside it what they give for that until it is reached. */
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { Scene } from '../scene.ts';

/** Whether the meter has come to it, is on its way to it, or comes to another before. */
export type MarkState = 'reached' | 'next' | 'later';

export type Medallion = {
  /** What the meter holds where it stands. */
  at: number;
  container: Container;
  /** @param given the place of what turns, from the middle of the medallion. */
  place: (
    disc: { x: number; y: number; radius: number },
    given: { x: number; y: number; size: number },
  ) => void;
  setState: (state: MarkState) => void;
};

/** Several pictures stand in a disc in two rows: their places, in parts of its radius. */
const places = [
  { x: -0.36, y: -0.34 },
  { x: 0.36, y: -0.34 },
  { x: -0.36, y: 0.38 },
  { x: 0.36, y: 0.38 },
] as const;

/** Makes a medallion of one or more pictures. */
export function createMedallion(
  { palette }: Scene,
  at: number,
  pictures: { from: Texture | null; into: readonly Texture[] },
): Medallion {
  const container = new Container();
  const disc = new Graphics();
  const into = pictures.into.map((texture) => new Sprite({ texture, anchor: 0.5 }));
  const given = new Container();
  const ground = new Graphics();
  const from = pictures.from ? new Sprite({ texture: pictures.from, anchor: 0.5 }) : null;
  if (from) given.addChild(ground, from);
  container.addChild(disc, ...into, given);
  /** 0 until it has been placed. */
  let radius = 0;
  let state: MarkState = 'later';

  function draw(): void {
    if (radius === 0) return;
    const isReached = state === 'reached';
    const rim = { reached: palette.accent, next: palette.frameLight, later: palette.frame }[state];
    disc
      .clear()
      .circle(0, 0, radius)
      .fill(palette.frameDark)
      .circle(0, 0, radius - 1.5)
      .fill(isReached ? palette.freeSpins : palette.panel)
      .stroke({ width: state === 'later' ? 2 : 3, color: rim });
    for (const sprite of into) sprite.alpha = state === 'later' ? 0.72 : 1;
    given.visible = from !== null && !isReached;
    given.alpha = state === 'later' ? 0.75 : 1;
  }

  return {
    at,
    container,
    place({ x, y, radius: nextRadius }, { x: beside, y: below, size }) {
      radius = nextRadius;
      container.position.set(x, y);
      for (const [index, sprite] of into.entries()) {
        const isAlone = into.length === 1;
        sprite.setSize(radius * (isAlone ? 1.6 : 0.86));
        const part = isAlone ? { x: 0, y: 0 } : (places[index] ?? { x: 0, y: 0 });
        sprite.position.set(part.x * radius, part.y * radius);
      }
      given.position.set(beside, below);
      from?.setSize(size * 0.9);
      ground
        .clear()
        .circle(0, 0, size / 2)
        .fill(palette.frameDark)
        .stroke({ width: 1.5, color: palette.frame });
      draw();
    },
    setState(next) {
      if (next === state) return;
      state = next;
      draw();
    },
  };
}
