/** Horses with their riders: rendered in layers, and given their coats and colours here, once for each size. */
import leapHorse from '../pictures/leap-horse.webp';
import leapPlain from '../pictures/leap-plain.webp';
import leapSilks from '../pictures/leap-silks.webp';
import stepHorse from '../pictures/step-horse.webp';
import stepPlain from '../pictures/step-plain.webp';
import stepSilks from '../pictures/step-silks.webp';
import { CLOTHS } from './cloths.ts';

type Gait = 'leap' | 'step';

/** What each coat is painted with. */
const COATS = ['#a8602f', '#6d4229', '#e0a25c', '#e3e6ec', '#55525c'] as const;

const CELL = 208;
/** Pixels of a cell for a horse's height, which is one. */
const UNIT = (CELL * 0.94) / 1.6;
/** In a cell, where the ground is, and what of it is above and below the picture. */
const GROUND = 168;
const TOP = 24;
const BOTTOM = 180;
/** The height of a cell's picture, in heights of a horse. */
const HIGH = (BOTTOM - TOP) / UNIT;
const WIDE = CELL / UNIT;
/** How far it rocks, as it was rendered. */
const ROCKS = (3 * Math.PI) / 180;

const gaits = {
  leap: { moments: 10, reach: 1, layers: [leapHorse, leapPlain, leapSilks] },
  step: { moments: 8, reach: 0.38, layers: [stepHorse, stepPlain, stepSilks] },
} as const;

type Layers = Readonly<Record<Gait, readonly HTMLImageElement[]>>;
type HorsePictures = { layers: Layers; isWhole: () => boolean };

/** Fetches them; nothing is drawn of a horse before they have come. */
export function loadHorses(whole: () => void): HorsePictures {
  const load = (source: string): HTMLImageElement => {
    const picture = new Image();
    picture.src = source;
    picture.addEventListener('load', () => isWhole() && whole());
    return picture;
  };
  const layers = { leap: gaits.leap.layers.map(load), step: gaits.step.layers.map(load) };
  const isWhole = (): boolean =>
    [...layers.leap, ...layers.step].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  return { layers, isWhole };
}

export type Horse = {
  /** @param at where it is in its gait, from 0 to 1. @param x of its girth. @param y of its feet. */
  draw: (into: CanvasRenderingContext2D, gait: Gait, at: number, x: number, y: number) => void;
};

/** Paints one of this height; its two strips are kept. */
export function paintHorse(
  { layers }: HorsePictures,
  { number, coat, tall }: { number: number; coat: number; tall: number },
): Horse {
  const strips = {
    leap: paintStrip(layers.leap, 'leap', number, coat, tall),
    step: paintStrip(layers.step, 'step', number, coat, tall),
  };
  return {
    draw(into, gait, at, x, y) {
      const strip = strips[gait];
      const { moments } = gaits[gait];
      const wide = strip.width / moments;
      const moment = Math.floor(at * moments) % moments;
      const above = ((GROUND - TOP) / UNIT) * tall;
      into.drawImage(
        strip,
        moment * wide,
        0,
        wide,
        strip.height,
        Math.round(x - wide / 2),
        Math.round(y - above),
        wide,
        strip.height,
      );
    },
  };
}

function paintStrip(
  [horse, plain, silks]: readonly HTMLImageElement[],
  gait: Gait,
  number: number,
  coat: number,
  tall: number,
): HTMLCanvasElement {
  const { moments, reach } = gaits[gait];
  const wide = Math.ceil(WIDE * tall);
  const [canvas, pen] = blank(wide * moments, Math.ceil(HIGH * tall));
  if (!horse || !plain || !silks || !pen) return canvas;
  const [cloth, ink] = CLOTHS[(number - 1) % CLOTHS.length] ?? ['#d22730', '#ffffff'];
  const lay = (into: CanvasRenderingContext2D, picture: HTMLImageElement): void =>
    into.drawImage(picture, 0, TOP, CELL * moments, BOTTOM - TOP, 0, 0, canvas.width, canvas.height);
  const tinted = (picture: HTMLImageElement, colour: string): HTMLCanvasElement => {
    const [layer, into] = blank(canvas.width, canvas.height);
    if (!into) return layer;
    lay(into, picture);
    into.globalCompositeOperation = 'multiply';
    into.fillStyle = colour;
    into.fillRect(0, 0, layer.width, layer.height);
    // What was empty stays empty.
    into.globalCompositeOperation = 'destination-in';
    lay(into, picture);
    return layer;
  };
  pen.drawImage(tinted(horse, COATS[coat % COATS.length] ?? COATS[0]), 0, 0);
  lay(pen, plain);
  pen.drawImage(tinted(silks, cloth), 0, 0);
  pen.fillStyle = ink;
  pen.font = `800 ${0.2 * tall}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let moment = 0; moment < moments; moment += 1) {
    // The number goes with the cloth, as the horse was made to rock.
    const turn = (2 * Math.PI * moment) / moments;
    const rocked = -ROCKS * reach * Math.sin(turn + 0.6);
    const [x, z] = [-0.1, 0.575];
    const middle = (moment + 0.5) * wide;
    pen.save();
    pen.translate(
      middle + (x * Math.cos(rocked) + z * Math.sin(rocked)) * tall,
      ((GROUND - TOP) / UNIT -
        0.045 * reach * Math.sin(turn) -
        (z * Math.cos(rocked) - x * Math.sin(rocked))) *
        tall,
    );
    pen.rotate(rocked);
    pen.fillText(String(number), 0, 0);
    pen.restore();
  }
  return canvas;
}

function blank(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d')];
}
