/** What drifts through a scene while nothing else happens. Still when the player asked for less motion. */
import { Container, Sprite, type Renderer } from 'pixi.js';
import type { Ambience, Scene } from '../scene.ts';
import type { Mood } from './backdrop.ts';
import type { Size } from './layout.ts';
import { particleTexture, type ParticleShape } from './particle-textures.ts';
import type { Stage } from './stage.ts';

type Drift = {
  shape: ParticleShape;
  colors: readonly string[];
  count: number;
  /** Smallest and largest size in pixels. */
  size: readonly [number, number];
  /** Pixels a second; negative rises. */
  fall: readonly [number, number];
  /** Pixels to each side. */
  sway: number;
  /** Turns a second at most. */
  spin: number;
  alpha: readonly [number, number];
  isTwinkling: boolean;
  isAdditive: boolean;
};

function driftOf(ambience: Ambience, accent: string): Drift {
  const usual = { sway: 20, spin: 0, isTwinkling: false, isAdditive: false, alpha: [0.4, 0.9] } as const;
  switch (ambience) {
    case 'embers':
      return {
        ...usual,
        shape: 'glow',
        colors: ['#ff9b3d', '#ffc861', accent],
        count: 34,
        size: [4, 12],
        fall: [-70, -25],
        isTwinkling: true,
        isAdditive: true,
      };
    case 'bubbles':
      return {
        ...usual,
        shape: 'bubble',
        colors: ['#d8f6ff'],
        count: 26,
        size: [6, 26],
        fall: [-60, -22],
        sway: 14,
        alpha: [0.25, 0.7],
      };
    case 'petals':
      return {
        ...usual,
        shape: 'petal',
        colors: ['#ffc2d4', '#ff9ebc', '#ffe1ea'],
        count: 26,
        size: [9, 20],
        fall: [20, 52],
        sway: 46,
        spin: 0.35,
      };
    case 'sparkles':
      return {
        ...usual,
        shape: 'spark',
        colors: ['#ffffff', accent],
        count: 30,
        size: [6, 20],
        fall: [-4, 4],
        sway: 4,
        isTwinkling: true,
        isAdditive: true,
      };
    case 'snow':
      return {
        ...usual,
        shape: 'flake',
        colors: ['#ffffff', '#d9ecff'],
        count: 44,
        size: [4, 12],
        fall: [24, 64],
        sway: 26,
        spin: 0.2,
      };
    case 'leaves':
      return {
        ...usual,
        shape: 'leaf',
        colors: ['#6fbf3f', '#3f8f2f', '#b7d84a'],
        count: 20,
        size: [12, 26],
        fall: [22, 56],
        sway: 60,
        spin: 0.3,
      };
    case 'stars':
      return {
        ...usual,
        shape: 'glow',
        colors: ['#ffffff', '#bcd4ff', accent],
        count: 60,
        size: [2, 8],
        fall: [-3, 3],
        sway: 3,
        isTwinkling: true,
        isAdditive: true,
      };
    case 'fireflies':
      return {
        ...usual,
        shape: 'glow',
        colors: ['#e9ff70', '#9dff6b'],
        count: 26,
        size: [6, 15],
        fall: [-14, 14],
        sway: 70,
        isTwinkling: true,
        isAdditive: true,
      };
    case 'dust':
      return {
        ...usual,
        shape: 'glow',
        colors: ['#ffe2a8', '#e8b86a'],
        count: 40,
        size: [2, 7],
        fall: [-10, 14],
        sway: 80,
        alpha: [0.2, 0.6],
        isAdditive: true,
      };
    case 'confetti':
      return {
        ...usual,
        shape: 'slip',
        colors: ['#ff5fa2', '#ffd23f', '#3fc7ff', '#7be36b', '#b57bff'],
        count: 30,
        size: [6, 13],
        fall: [30, 70],
        sway: 40,
        spin: 0.8,
      };
    case 'bats':
      return {
        ...usual,
        shape: 'bat',
        colors: ['#0c0612', '#1a0d24'],
        count: 9,
        size: [18, 44],
        fall: [-26, 10],
        sway: 160,
        alpha: [0.6, 0.95],
      };
    case 'lanterns':
      return {
        ...usual,
        shape: 'lantern',
        colors: ['#ff6b3d', '#ff9a3d', '#ffc14d'],
        count: 14,
        size: [14, 38],
        fall: [-26, -9],
        sway: 22,
        alpha: [0.5, 0.95],
      };
  }
}

type Mote = { sprite: Sprite; fall: number; phase: number; spin: number; x: number; alpha: number };

/** What drifts in the base game, and what drifts instead while a feature is played. */
export function createAmbience(
  scene: Scene,
  stage: Stage,
  renderer: Renderer,
): { container: Container; place: (viewport: Size) => void; setMood: (mood: Mood) => void } {
  const container = new Container();
  const base = createDrift(driftOf(scene.ambience, scene.palette.accent), stage, renderer);
  const feature = createDrift(driftOf(scene.feature.ambience, scene.palette.accent), stage, renderer);
  feature.container.visible = false;
  container.addChild(base.container, feature.container);
  return {
    container,
    place(viewport) {
      base.place(viewport);
      feature.place(viewport);
    },
    setMood(mood) {
      base.container.visible = mood === 'base';
      feature.container.visible = mood === 'free';
    },
  };
}

/** Fills a container with drifting motes of one kind; returns how to fit it to the window. */
function createDrift(
  drift: Drift,
  stage: Stage,
  renderer: Renderer,
): { container: Container; place: (viewport: Size) => void } {
  const container = new Container();
  const textures = drift.colors.map((color) => particleTexture(renderer, drift.shape, color));
  let viewport: Size = { width: 1, height: 1 };
  let age_ms = 0;

  const between = ([least, most]: readonly [number, number]): number =>
    least + Math.random() * (most - least);
  const motes: Mote[] = Array.from({ length: drift.count }, (_, index) => {
    const texture = textures[index % textures.length];
    const sprite = new Sprite({ texture, anchor: 0.5, blendMode: drift.isAdditive ? 'add' : 'normal' });
    sprite.scale.set(between(drift.size) / Math.max(sprite.texture.width, sprite.texture.height));
    container.addChild(sprite);
    return {
      sprite,
      fall: between(drift.fall),
      phase: Math.random() * Math.PI * 2,
      spin: (Math.random() * 2 - 1) * drift.spin,
      x: 0,
      alpha: between(drift.alpha),
    };
  });

  function move(elapsed_ms: number): void {
    const seconds = elapsed_ms / 1000;
    age_ms += elapsed_ms;
    for (const mote of motes) {
      const { sprite } = mote;
      const wave = age_ms / 1800 + mote.phase;
      sprite.y += mote.fall * seconds;
      if (sprite.y > viewport.height + 40) sprite.y = -40;
      if (sprite.y < -40) sprite.y = viewport.height + 40;
      sprite.x = mote.x + Math.sin(wave) * drift.sway;
      sprite.rotation += mote.spin * seconds * Math.PI * 2;
      sprite.alpha = drift.isTwinkling
        ? mote.alpha * (0.35 + 0.65 * Math.abs(Math.sin(wave * 1.7)))
        : mote.alpha;
    }
  }

  stage.timeline.onFrame((elapsed_ms) => {
    if (container.visible && !stage.isMotionReduced()) move(elapsed_ms);
  });

  return {
    container,
    place(next) {
      viewport = next;
      for (const mote of motes) {
        mote.x = Math.random() * viewport.width;
        mote.sprite.position.set(mote.x, Math.random() * viewport.height);
        mote.sprite.alpha = mote.alpha;
      }
    },
  };
}
