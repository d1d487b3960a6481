/** Draws and moves what lives in a scene. Everything is drawn once; from then on only places and angles change. */
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mood } from '../stage/backdrop.ts';
import type { Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import type { Creature, Part, Swing } from './creature.ts';

export type Life = {
  container: Container;
  place: (layout: Layout) => void;
  /** Everything moves faster and leaps for a while; 1 is a large win. */
  cheer: (strength: number) => void;
  setMood: (mood: Mood) => void;
};

type Bone = { part: Part; holder: Container; sprite: Sprite };
type Living = {
  creature: Creature;
  root: Container;
  body: Container;
  bones: Bone[];
  links: Sprite[];
  /** Places of the head in the past, the newest first, for the chain behind it. */
  trail: { x: number; y: number }[];
  phase: number;
  age_ms: number;
  x: number;
  direction: 1 | -1;
};

/** The height in units that a creature is drawn at. */
const DRAWN_HEIGHT = 100;
const CHEER_MS = 2600;
const BLINK_MS = 160;
/** In a feature everything is a little livelier. */
const FEATURE_TEMPO = 1.35;

/** Makes the living things of a scene; `pictureOf` is the picture of a drawing, see {@link drawingsOf}. */
export function createLife(
  creatures: readonly Creature[],
  pictureOf: (svg: string) => Texture,
  stage: Stage,
): Life {
  const container = new Container();
  const living = creatures.flatMap((creature) =>
    Array.from({ length: creature.count ?? 1 }, (_, index) =>
      bring(creature, index / (creature.count ?? 1), pictureOf),
    ),
  );
  for (const { root } of living) container.addChild(root);
  let layout: Layout | null = null;
  let cheer_ms = 0;
  let strength = 0;
  let mood: Mood = 'base';

  function step(item: Living, elapsed_ms: number): void {
    if (!layout) return;
    const joy = cheer_ms > 0 ? strength * (cheer_ms / CHEER_MS) : 0;
    const tempo = (mood === 'free' ? FEATURE_TEMPO : 1) * (1 + joy * 1.2);
    item.age_ms += elapsed_ms * tempo;
    for (const bone of item.bones) pose(bone, item.age_ms);
    move(item, layout, elapsed_ms * tempo);
    item.body.y = -Math.abs(Math.sin(item.age_ms / 170)) * joy * 22;
    follow(item);
  }

  stage.timeline.onFrame((elapsed_ms) => {
    if (stage.isMotionReduced()) return;
    cheer_ms = Math.max(0, cheer_ms - elapsed_ms);
    for (const item of living) step(item, elapsed_ms);
  });

  return {
    container,
    place(next) {
      layout = next;
      for (const item of living) {
        const short = Math.min(next.viewport.width, next.viewport.height);
        item.root.scale.set((short * item.creature.size) / DRAWN_HEIGHT);
        item.x = item.phase * next.viewport.width;
        item.trail = [];
        step(item, 1);
      }
    },
    cheer(next) {
      strength = Math.max(next, cheer_ms > 0 ? strength : 0);
      cheer_ms = CHEER_MS;
    },
    setMood: (next) => (mood = next),
  };
}

/** Hangs a creature's parts on each other. */
function bring(creature: Creature, phase: number, pictureOf: (svg: string) => Texture): Living {
  const root = new Container();
  const body = new Container();
  root.addChild(body);
  const links = Array.from({ length: creature.chain?.count ?? 0 }, (_, index) => {
    const link = new Sprite(pictureOf(creature.chain?.svg ?? ''));
    link.scale.set((creature.chain?.shrink ?? 1) ** index * LINK_SCALE);
    return link;
  });
  // The end of the chain lies lowest.
  if (links.length > 0) body.addChild(...links.toReversed());
  const bones: Bone[] = [];
  for (const part of creature.parts) {
    const holder = new Container();
    const sprite = new Sprite(pictureOf(part.svg));
    const [x, y] = part.at ?? [0, 0];
    holder.position.set(x, y);
    holder.addChild(sprite);
    const parent = bones.find((bone) => bone.part.id === part.on)?.holder ?? body;
    parent.addChild(holder);
    bones.push({ part, holder, sprite });
  }
  return {
    creature,
    root,
    body,
    bones,
    links,
    trail: [],
    phase,
    age_ms: phase * 9000,
    x: 0,
    direction: phase >= 0.5 ? -1 : 1,
  };
}

/** Links are drawn larger than they are shown, so that those next to the head stay sharp. */
const LINK_SCALE = 0.42;

function swing({ by, period_ms, phase = 0 }: Swing, age_ms: number): number {
  return by * Math.sin((age_ms / period_ms + phase) * Math.PI * 2);
}

function pose({ part, holder, sprite }: Bone, age_ms: number): void {
  if (part.turn) holder.rotation = swing(part.turn, age_ms);
  if (part.grow) holder.scale.y = 1 + swing(part.grow, age_ms);
  if (part.beat) holder.scale.x = 1 + swing(part.beat, age_ms) - Math.abs(part.beat.by);
  if (part.lift) holder.y = (part.at?.[1] ?? 0) + swing(part.lift, age_ms);
  if (part.fade) holder.alpha = Math.max(0, 1 - Math.abs(part.fade.by) + swing(part.fade, age_ms));
  if (part.blinks_ms) sprite.scale.y = age_ms % part.blinks_ms < BLINK_MS ? 0.1 : 1;
}

function move(item: Living, layout: Layout, elapsed_ms: number): void {
  const { root, creature } = item;
  const { way } = creature;
  const { width, height } = layout.viewport;
  switch (way.kind) {
    case 'perch':
      perch(item, layout);
      return;
    case 'hang':
      root.position.set(way.x * width, 0);
      root.rotation = swing(way.turn, item.age_ms);
      return;
    case 'cross': {
      const margin = root.scale.x * DRAWN_HEIGHT * 1.6;
      item.x += item.direction * way.pixelsPerSecond * (elapsed_ms / 1000);
      if (item.x > width + margin) item.direction = -1;
      if (item.x < -margin) item.direction = 1;
      const [top, bottom] = way.between;
      const middle = (top + (bottom - top) * ((item.phase * 2.7) % 1)) * height;
      const wave = Math.sin(item.age_ms / 900 + item.phase * 9) * way.wave * height;
      root.position.set(item.x, middle + wave);
      face(item);
      return;
    }
    case 'roll': {
      item.x += way.pixelsPerSecond * (elapsed_ms / 1000);
      const radius = root.scale.y * DRAWN_HEIGHT * 0.5;
      if (item.x > width + radius * 4) item.x = -radius * 4;
      const hop = Math.abs(Math.sin(item.age_ms / 320)) * radius * 0.6;
      root.position.set(item.x, layout.message.y + layout.message.height - radius - hop);
      item.body.rotation = item.x / radius;
      return;
    }
    case 'float': {
      const angle = (item.age_ms / way.period_ms + item.phase) * Math.PI * 2;
      const x = way.x * width + Math.sin(angle) * way.reach * width;
      const direction = Math.cos(angle) >= 0 ? 1 : -1;
      item.direction = direction;
      root.position.set(x, way.y * height + Math.sin(angle * 2) * way.reach * height * 0.4);
      root.rotation = Math.sin(angle * 1.5) * 0.08;
      if (creature.isFacing) face(item);
      return;
    }
  }
}

/** Beside the frame where the window has room there, else behind its upper edge, at the side. */
function perch({ root, creature }: Living, { frame, viewport, isShort, jackpots }: Layout): void {
  if (creature.way.kind !== 'perch') return;
  const isLeft = creature.way.side === 'left';
  const beside = frame.x;
  const tall = Math.min(viewport.height * 0.42, beside * 0.95);
  root.scale.x = Math.abs(root.scale.x) * (isLeft ? 1 : -1);
  if (!isShort && beside > 130) {
    const scale = tall / DRAWN_HEIGHT;
    root.scale.set(isLeft ? scale : -scale, scale);
    root.position.set(isLeft ? beside * 0.48 : viewport.width - beside * 0.48, frame.y + frame.height);
    return;
  }
  const ground = creature.way.onMeter && jackpots && !isShort ? jackpots.y : frame.y;
  const small = Math.min(96, ground * 0.78, viewport.height * 0.2) / DRAWN_HEIGHT;
  root.scale.set(isLeft ? small : -small, small);
  const inset = small * DRAWN_HEIGHT * 0.5;
  root.position.set(isLeft ? frame.x + inset : frame.x + frame.width - inset, ground + small * 8);
}

function face({ root, creature, direction }: Living): void {
  if (!creature.isFacing && creature.chain === undefined) return;
  root.scale.x = Math.abs(root.scale.x) * direction;
}

/** Lays the chain along the way that the head has taken. */
function follow({ creature, root, links, trail, direction }: Living): void {
  const { chain } = creature;
  if (!chain) return;
  trail.unshift({ x: root.x, y: root.y });
  const scale = root.scale.y;
  let along = 0;
  let from = trail[0];
  let next = 0;
  for (let index = 1; index < trail.length && next < links.length; index += 1) {
    const to = trail[index];
    if (!from || !to) break;
    along += Math.hypot(to.x - from.x, to.y - from.y);
    while (next < links.length && along >= (next + 1) * chain.spacing * scale) {
      const link = links[next];
      if (link) {
        // The trail is in the window's pixels, the links in the creature's own units, which face where it goes.
        link.position.set(((to.x - root.x) / scale) * direction, (to.y - root.y) / scale);
        link.rotation = Math.atan2(from.y - to.y, Math.abs(from.x - to.x) || 0.01);
      }
      next += 1;
    }
    from = to;
  }
  for (let index = next; index < links.length; index += 1) {
    links[index]?.position.set(-(index + 1) * chain.spacing, 0);
  }
  trail.length = Math.min(trail.length, 400);
}
