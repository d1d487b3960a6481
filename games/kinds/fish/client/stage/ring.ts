/** What is aimed at: a ring about it, and what it pays. */
import type { FishName } from '../../../instant/fishing.ts';
import { paysText } from '../figures.ts';

type Aimed = {
  x: number;
  y: number;
  /** Of the fish. */
  size: number;
  fish: FishName;
  /** Where the water ends. */
  floor: number;
};

/** Draws both. */
export function drawRing(
  pen: CanvasRenderingContext2D,
  { x, y, size, fish, floor }: Aimed,
  now_ms: number,
): void {
  const reach = size * 0.58;
  pen.save();
  pen.translate(x, y);
  pen.rotate(now_ms / 900);
  pen.lineWidth = 3;
  for (const [colour, wider] of [
    ['#00000080', 2],
    ['#ffe39a', 0],
  ] as const) {
    pen.strokeStyle = colour;
    for (let part = 0; part < 4; part += 1) {
      pen.beginPath();
      pen.arc(0, 0, reach + wider, (part * Math.PI) / 2 + 0.25, ((part + 1) * Math.PI) / 2 - 0.25);
      pen.stroke();
    }
  }
  pen.restore();
  const text = `×${paysText(fish)}`;
  pen.font = '800 15px Inter Variable, sans-serif';
  const wide = pen.measureText(text).width + 18;
  // Below the fish, and above it where the floor is near.
  const top = y + reach + 30 > floor ? y - reach - 28 : y + reach + 5;
  pen.fillStyle = '#1d1300e0';
  pen.beginPath();
  pen.roundRect(x - wide / 2, top, wide, 23, 11);
  pen.fill();
  pen.fillStyle = '#ffe39a';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, top + 12);
  pen.textBaseline = 'alphabetic';
}
