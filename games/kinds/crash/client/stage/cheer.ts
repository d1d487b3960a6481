/** What flies up where the player got out, in proportion to the win. */
import type { WinSize } from '../room/win.ts';
import { createChance, type Context } from './brush.ts';
import type { Point } from './curve.ts';

export type Cheer = { size: WinSize; since_ms: number };

/** How many coins fly, how fast, in pixels a second, and how long they are seen. */
const SHOWS: Readonly<Record<WinSize, { coins: number; speed: number; lasts_ms: number }>> = {
  small: { coins: 7, speed: 130, lasts_ms: 900 },
  good: { coins: 16, speed: 180, lasts_ms: 1_200 },
  big: { coins: 44, speed: 270, lasts_ms: 2_000 },
  mega: { coins: 80, speed: 340, lasts_ms: 2_600 },
};
const GRAVITY = 520;
const RING_MS = 480;
const RADIUS = 5.5;

/** Coins from a place, and a ring that widens around it. */
export function drawCheer(context: Context, from: Point, unit: number, { size, since_ms }: Cheer): void {
  const { coins, speed, lasts_ms } = SHOWS[size];
  if (since_ms < 0 || since_ms > lasts_ms) return;
  const scale = Math.max(0.8, unit);
  context.save();
  if (since_ms < RING_MS) {
    const age = since_ms / RING_MS;
    context.globalAlpha = 0.8 * (1 - age);
    context.lineWidth = 4 * (1 - age) + 1;
    context.strokeStyle = '#ffe9a8';
    context.beginPath();
    context.arc(from.x, from.y, (8 + speed * 0.22 * age) * scale, 0, Math.PI * 2);
    context.stroke();
  }
  const chance = createChance(11);
  const age_s = since_ms / 1_000;
  for (let index = 0; index < coins; index += 1) {
    // Upwards and to the left, where the stage is free.
    const angle = -Math.PI / 2 - 0.35 + (chance() - 0.5) * 2.6;
    const pace = speed * (0.45 + 0.75 * chance());
    const [spin, radius] = [6 + 9 * chance(), RADIUS * (0.7 + 0.6 * chance())];
    const leaves_s = chance() * 0.14;
    const flown_s = age_s - leaves_s;
    if (flown_s <= 0) continue;
    context.globalAlpha = Math.min(1, ((lasts_ms - since_ms) / lasts_ms) * 2.5);
    const x = from.x + Math.cos(angle) * pace * flown_s * scale;
    const y = from.y + (Math.sin(angle) * pace * flown_s + (GRAVITY / 2) * flown_s ** 2) * scale;
    drawCoin(context, x, y, radius * scale, Math.cos(spin * flown_s));
  }
  context.restore();
}

/** @param turn how much of its face is seen, from 1 to its edge at 0 and its back at −1. */
function drawCoin(context: Context, x: number, y: number, radius: number, turn: number): void {
  const wide = Math.max(0.18, Math.abs(turn)) * radius;
  for (const [share, colour] of [
    [1, '#a96a08'],
    [0.84, turn > 0 ? '#ffd45e' : '#e9ab2b'],
    [0.5, turn > 0 ? '#fff0b4' : '#ffd45e'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x, y, wide * share, radius * share, 0, 0, Math.PI * 2);
    context.fill();
  }
}
