/** What flies when much is won. Nothing flies for a player who asked for less motion. */
import { Container, Sprite, type Renderer, type Texture } from 'pixi.js';
import type { Scene, Shower } from '../scene.ts';
import type { Size } from '../stage/layout.ts';
import { particleTexture, type ParticleShape } from '../stage/particle-textures.ts';
import type { Stage } from '../stage/stage.ts';
import { loadTreasure } from './treasure.ts';

const looks: Record<Shower, { shape: ParticleShape; colors: readonly string[] }> = {
  coins: { shape: 'coin', colors: ['#ffcf4d'] },
  gems: { shape: 'gem', colors: ['#5ad1ff', '#ff6bd0', '#7dff8a', '#c58bff'] },
  petals: { shape: 'petal', colors: ['#ffb3c8', '#ff86a8', '#ffe1ea'] },
  confetti: { shape: 'slip', colors: ['#ff5fa2', '#ffd23f', '#3fc7ff', '#7be36b', '#b57bff'] },
  bubbles: { shape: 'bubble', colors: ['#d8f6ff', '#9fe8ff'] },
  stars: { shape: 'spark', colors: ['#ffe98a', '#ffffff', '#8ad8ff'] },
};

/** A kind of piece: one flat shape, or half a turn of a solid one; `scale` brings it to 48 pixels. */
type Kind = { turns: readonly Texture[]; scale: number };

type Piece = {
  kind: Kind;
  sprite: Sprite;
  vx: number;
  vy: number;
  spin: number;
  size: number;
  flip: number;
  age_ms: number;
};

/** `fountain` throws upwards, `left` and `right` throw in from that side, `rain` lets fall. */
export type ShowerWay = 'fountain' | 'left' | 'right' | 'rain';
export type ShowerSource = { x: number; y: number; spread: number; way?: ShowerWay };

/** Directions, in radians from the right, and how strong the throw is. */
const ways: Record<ShowerWay, { angle: number; width: number; force: number }> = {
  fountain: { angle: -Math.PI / 2, width: 1.5, force: 1 },
  left: { angle: -Math.PI * 0.3, width: 0.5, force: 1.15 },
  right: { angle: -Math.PI * 0.7, width: 0.5, force: 1.15 },
  rain: { angle: Math.PI / 2, width: 0.5, force: 0.15 },
};

export type ShowerMaker = {
  container: Container;
  /** Lets pieces burst from a place, a number of them a second, for a time. */
  pour: (source: ShowerSource, perSecond: number, duration_ms: number) => void;
  /** One burst at once. */
  burst: (source: ShowerSource, count: number) => void;
  /** Ends what still pours; what flies falls to its end. */
  stop: () => void;
  place: (viewport: Size) => void;
};

const GRAVITY = 1500;
const MOST_PIECES = 220;

/** Shows the next picture of a solid piece; a flat one turns about its own axis, which makes it tumble too. */
function turn({ kind: { turns, scale }, sprite, size, flip, age_ms }: Piece): void {
  const angle = flip + age_ms / 130;
  const picture = turns[Math.floor((angle / Math.PI) * turns.length) % turns.length];
  if (picture) sprite.texture = picture;
  const isSolid = turns.length > 1;
  sprite.scale.set(size * scale * (isSolid ? 1 : Math.cos(angle)), size * scale);
}

/** Makes the shower of a scene. */
export function createShower(scene: Scene, stage: Stage, renderer: Renderer): ShowerMaker {
  const container = new Container();
  const look = looks[scene.shower];
  const isLight = scene.shower === 'petals' || scene.shower === 'bubbles';
  let kinds: readonly Kind[] | null = null;
  let pieces: Piece[] = [];
  let viewport: Size = { width: 1, height: 1 };
  const pours = new Set<{ source: ShowerSource; perSecond: number; left_ms: number; owed: number }>();

  /** Solid coins and stones take the place of what is drawn. */
  async function loadKinds(): Promise<void> {
    const { coin, stones } = await loadTreasure();
    const turning = look.shape === 'coin' ? [coin] : stones.map((stone) => [stone]);
    kinds = turning.map((turns) => ({ turns, scale: 48 / (turns[0]?.width ?? 48) }));
  }

  /** Shapes that are drawn at once, until the solid ones have been loaded. */
  function startKinds(): readonly Kind[] {
    // What is drawn goes on flying where the sheet cannot be had.
    if (look.shape === 'coin' || look.shape === 'gem') loadKinds().catch(() => undefined);
    return look.colors.map((color) => ({
      turns: [particleTexture(renderer, look.shape, color)],
      scale: 1,
    }));
  }

  function throwOne(source: ShowerSource): void {
    if (pieces.length >= MOST_PIECES) return;
    kinds ??= startKinds();
    const kind = kinds[Math.floor(Math.random() * kinds.length)];
    const texture = kind?.turns[0];
    if (!kind || !texture) return;
    const sprite = new Sprite({ texture, anchor: 0.5 });
    const unit = Math.min(viewport.width, viewport.height) / 900;
    const along = (Math.random() - 0.5) * source.spread;
    const isSide = source.way === 'left' || source.way === 'right';
    sprite.position.set(source.x + (isSide ? 0 : along), source.y + (isSide ? along : 0));
    const way = ways[source.way ?? 'fountain'];
    const angle = way.angle + (Math.random() - 0.5) * way.width;
    const force = (650 + Math.random() * 750) * Math.max(0.7, unit) * way.force;
    container.addChild(sprite);
    pieces.push({
      kind,
      sprite,
      vx: Math.cos(angle) * force,
      vy: Math.sin(angle) * force,
      spin: (Math.random() - 0.5) * 9,
      size: ((20 + Math.random() * 34) * Math.max(0.75, unit)) / 48,
      flip: Math.random() * 6,
      age_ms: 0,
    });
  }

  function move(elapsed_ms: number): void {
    const seconds = elapsed_ms / 1000;
    for (const pour of pours) {
      pour.left_ms -= elapsed_ms;
      pour.owed += pour.perSecond * seconds;
      while (pour.owed >= 1) {
        pour.owed -= 1;
        throwOne(pour.source);
      }
      if (pour.left_ms <= 0) pours.delete(pour);
    }
    pieces = pieces.filter((piece) => {
      const { sprite } = piece;
      piece.age_ms += elapsed_ms;
      piece.vy += GRAVITY * (isLight ? 0.45 : 1) * seconds;
      if (isLight) piece.vx *= 0.99;
      sprite.x += piece.vx * seconds;
      sprite.y += piece.vy * seconds;
      sprite.rotation += piece.spin * seconds * 0.4;
      turn(piece);
      if (sprite.y < viewport.height + 80) return true;
      sprite.destroy();
      return false;
    });
  }

  stage.timeline.onFrame(move);

  return {
    container,
    pour(source, perSecond, duration_ms) {
      if (stage.isMotionReduced()) return;
      pours.add({ source, perSecond, left_ms: duration_ms, owed: 0 });
    },
    burst(source, count) {
      if (stage.isMotionReduced()) return;
      for (let index = 0; index < count; index += 1) throwOne(source);
    },
    stop: () => pours.clear(),
    place(next) {
      viewport = next;
    },
  };
}
