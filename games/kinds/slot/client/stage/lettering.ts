/** Text on the stage: the game's title and everything written in its face. */
import { Container, FillGradient, Text, type TextStyleOptions } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { familiesOf } from './fonts.ts';
import type { Rect } from './layout.ts';

/** `title` has the colours of the game's title; `figure` is light with a dark edge, to be read on any ground. */
export type Tone = 'title' | 'figure';

const figureFill = ['#ffffff', '#fff6d8', '#ffe29a'] as const;

/** The style of a scene's large lettering at a size in pixels. */
function letteringStyle(scene: Pick<Scene, 'title'>, size: number, tone: Tone): TextStyleOptions {
  const { title } = scene;
  const fill = tone === 'title' ? title.fill : figureFill;
  const last = Math.max(1, fill.length - 1);
  return {
    fontFamily: familiesOf(title.font),
    fontSize: size,
    align: 'center',
    lineHeight: size * 1.02,
    padding: size * 0.35,
    fill: new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      textureSpace: 'local',
      colorStops: fill.map((color, index) => ({ offset: 0.12 + (index / last) * 0.76, color })),
    }),
    stroke: {
      color: tone === 'title' ? title.outline : '#140a06',
      width: Math.max(2, size * (tone === 'title' ? 0.12 : 0.15)),
      join: 'round',
    },
    ...(tone === 'title'
      ? {
          dropShadow: {
            color: title.glow,
            alpha: 0.9,
            blur: size * 0.22,
            angle: Math.PI / 2,
            distance: size * 0.05,
          },
        }
      : {}),
  };
}

/** A line of lettering that can be fitted into a rectangle. */
export type Lettering = {
  container: Container;
  setText: (text: string) => void;
  /** Makes the text as large as the rectangle allows, at most `largest` pixels, and centres it there. */
  fit: (area: Rect, largest: number) => void;
};

/** Letters are drawn once at this size and scaled down to fit. */
const DRAWN_SIZE = 96;

/** Makes lettering in the scene's face. */
export function createLettering(
  scene: Pick<Scene, 'title'>,
  firstText: string,
  drawnSize: number = DRAWN_SIZE,
  tone: Tone = 'title',
): Lettering {
  const container = new Container();
  const text = new Text({ text: firstText, anchor: 0.5, style: letteringStyle(scene, drawnSize, tone) });
  container.addChild(text);
  let area: Rect = { x: 0, y: 0, width: 1, height: 1 };
  let largest = drawnSize;

  function refit(): void {
    text.scale.set(1);
    const width = Math.max(1, text.width);
    const height = Math.max(1, text.height);
    text.scale.set(Math.min(area.width / width, area.height / height, largest / drawnSize));
    container.position.set(area.x + area.width / 2, area.y + area.height / 2);
  }

  return {
    container,
    setText(next) {
      if (text.text === next) return;
      text.text = next;
      refit();
    },
    fit(nextArea, nextLargest) {
      area = nextArea;
      largest = nextLargest;
      refit();
    },
  };
}

/** Breaks a title into two lines of about equal length when it has more than one word. */
export function brokenTitle(title: string): string {
  const words = title.split(' ');
  if (words.length < 2) return title;
  let best = title;
  let bestLength = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < bestLength) {
      bestLength = longest;
      best = lines.join('\n');
    }
  }
  return best;
}
