import { coloured, figure } from './cast.ts';
import { glints, vignette } from './light.ts';
import { textPath } from './lettering.ts';
import type { Material } from './material.ts';
import { providerMark } from './mark.ts';
import {
  card,
  coin,
  type Cut,
  flyingCoins,
  gem,
  heap,
  place,
  prop,
  rendered,
  type Suit,
  type Tone,
} from './objects.ts';
import { type Drawing, relief } from './relief.ts';
import { type SceneName, scenes } from './scenes/index.ts';
import { n, type Point, type Stage } from './stage.ts';
import { drawTitle } from './title.ts';
import { type TreatmentName, treatments } from './treatments.ts';

/** A figure or object in a picture. `at` is relative to the hero's middle, in stage units. */
export type Actor = {
  at: Point;
  size: number;
  turn?: number;
  /** Blur by depth. */
  far?: number;
} & (
  | { kind: 'figure'; name: string; material: Material }
  | { kind: 'coloured'; name: string; material: Material }
  | { kind: 'drawn'; draw: (size: number) => Drawing; material: Material }
  | { kind: 'letters'; text: string; font: string; material: Material }
  | { kind: 'picture'; emoji: string }
  /** A picture that `art/posters.ts` has rendered: game, then symbol. */
  | { kind: 'rendered'; picture: `${string}/${string}`; tone?: Tone }
  | { kind: 'gem'; hue: number; cut: Cut; saturation?: number }
  | { kind: 'card'; rank: string; suit: Suit }
  | { kind: 'coin'; tilt: number }
);

/** A game's picture: the scene, the figures in it, and its title. */
export type Composition = {
  scene: SceneName;
  title: readonly string[];
  treatment: TreatmentName;
  /** Where the hero stands on a poster, relative to the middle. */
  hero: Point;
  actors: readonly Actor[];
  /** Coins in the air and on the ground. */
  coins: { flying: number; heaped: number };
  glint: string;
  titleTurn?: number;
};

async function stand(stage: Stage, actor: Actor, hero: Point, size: number, scale: number): Promise<string> {
  const at = { x: hero.x + actor.at.x * size, y: hero.y + actor.at.y * size };
  const turn = actor.turn ?? 0;
  const tall = actor.size * size;
  const filter = actor.far ? stage.soft(actor.far) : undefined;
  if (actor.kind === 'picture') return prop(stage, actor.emoji, at, tall, turn, actor.far ?? 0);
  if (actor.kind === 'rendered')
    return rendered(stage, actor.picture, at, tall, turn, actor.far ?? 0, actor.tone);
  if (actor.kind === 'gem')
    return `<g${filter ? ` filter="${filter}"` : ''}>${gem(stage, at, tall / 2, actor.hue, actor.cut, turn, actor.saturation)}</g>`;
  if (actor.kind === 'coin') return coin(stage, at, tall / 2, actor.tilt, turn, actor.far);
  if (actor.kind === 'card')
    return card(stage, at, tall * 0.7, textPath(actor.rank, 'alfa-slab-one', 100).data, actor.suit, turn);
  if (actor.kind === 'letters') {
    const text = textPath(actor.text, actor.font, tall);
    const width = text.width + tall * 0.3;
    const drawing = {
      body: `<path transform="translate(${n(width / 2)} ${n(tall * 0.62)})" d="${text.data}" fill="#fff"/>`,
      width,
      height: tall * 1.24,
    };
    return place(await relief(drawing, actor.material, scale), at, turn, 1, filter);
  }
  const drawing =
    actor.kind === 'drawn'
      ? actor.draw(tall)
      : actor.kind === 'figure'
        ? figure(actor.name, tall)
        : coloured(actor.name, tall);
  return place(await relief(drawing, actor.material, scale), at, turn, 1, filter);
}

/** All figures of a composition, with the hero at a point. `size` scales them all. */
export async function standAll(
  stage: Stage,
  actors: readonly Actor[],
  hero: Point,
  size: number,
  scale: number,
): Promise<string> {
  let body = '';
  for (const actor of actors) body += await stand(stage, actor, hero, size, scale);
  return body;
}

/** Draws a game's poster: upright, with its title at the foot. */
export async function drawPoster(stage: Stage, composition: Composition, scale: number): Promise<string> {
  const body = await drawScene(stage, composition, composition.hero, 1, scale);
  const box = {
    at: { x: stage.width / 2, y: 535 },
    width: 436,
    height: 158,
    turn: composition.titleTurn ?? 0,
  };
  const title = await drawTitle(stage, composition.title, treatments[composition.treatment], box, scale);
  return body + title + providerMark(stage, 16, 28);
}

/** Draws a game's landscape without lettering: whoever shows it says what the game is called. */
export async function drawLandscape(stage: Stage, composition: Composition, scale: number): Promise<string> {
  // The figures take the room that a poster keeps for its title.
  const hero = { x: stage.width / 2, y: composition.hero.y + 62 };
  return drawScene(stage, composition, hero, 1.24, scale);
}

/** The place and the figures in it; a poster's foot is darkened for the title. */
async function drawScene(
  stage: Stage,
  composition: Composition,
  hero: Point,
  size: number,
  scale: number,
): Promise<string> {
  const wide = stage.width > 600;
  const scene = scenes[composition.scene];
  const { flying, heaped } = composition.coins;
  let body = await scene.back(stage, hero);
  body += flyingCoins(stage, wide ? Math.round(flying * 1.6) : flying, hero, 175);
  body += await scene.front(stage, hero);
  body += await standAll(stage, composition.actors, hero, size, scale);
  if (heaped > 0) {
    const foot = wide ? 560 : 468;
    body += heap(stage, stage.width / 2, foot, stage.width * 0.55, Math.round((heaped * stage.width) / 480));
  }
  body += wide ? vignette(stage, scene.dark, 0.4, 0.34) : vignette(stage, scene.dark, 0.68, 0.82);
  return body + glints(stage, wide ? 18 : 12, composition.glint, 40, 440, 17);
}
