/** The rocket itself, whole and in pieces. */
import { createChance, glow, puffs, type Context } from '../stage/brush.ts';

/** Points to the right; its tail is at the origin. */
export function drawRocket(context: Context, flame: number): void {
  if (flame > 0) {
    for (const [length, width, colour] of [
      [46, 12, '#ff6a2b'],
      [32, 8.5, '#ffb347'],
      [18, 5, '#fff4d6'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(4, -width);
      context.quadraticCurveTo(-length * 0.5 * flame, -width * 0.9, -length * flame, 0);
      context.quadraticCurveTo(-length * 0.5 * flame, width * 0.9, 4, width);
      context.fill();
    }
  }
  const fin = (side: 1 | -1): void => {
    context.beginPath();
    context.moveTo(22, 12 * side);
    context.quadraticCurveTo(6, 17 * side, -8, 30 * side);
    context.quadraticCurveTo(-6, 16 * side, 2, 9 * side);
    context.closePath();
    context.fill();
  };
  context.fillStyle = '#d8433b';
  fin(-1);
  context.fillStyle = '#8f2430';
  fin(1);
  context.fillStyle = '#394056';
  context.beginPath();
  context.roundRect(-4, -9, 10, 18, 3);
  context.fill();
  const body = context.createLinearGradient(0, -18, 0, 18);
  body.addColorStop(0, '#ffffff');
  body.addColorStop(0.45, '#e4e9f4');
  body.addColorStop(1, '#8d97b5');
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(2, -12);
  context.bezierCurveTo(24, -20, 56, -18, 82, 0);
  context.bezierCurveTo(56, 18, 24, 20, 2, 12);
  context.quadraticCurveTo(-2, 0, 2, -12);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#e8503f';
  context.beginPath();
  context.ellipse(88, 0, 26, 26, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#0000001f';
  context.fillRect(-4, 6, 96, 20);
  context.fillStyle = '#e8503f';
  context.fillRect(12, -22, 5, 44);
  context.restore();
  context.fillStyle = '#2b3350';
  context.beginPath();
  context.arc(43, -2, 8.4, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = glow(context, { x: 41, y: -5 }, 11, [
    [0, '#dff6ff'],
    [0.5, '#69c6ff'],
    [1, '#2563b8'],
  ]);
  context.beginPath();
  context.arc(43, -2, 6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#b3352f';
  context.beginPath();
  context.roundRect(-6, -2.4, 30, 4.8, 2);
  context.fill();
}

/** It breaks apart: pieces that drift off and go dark. */
export function drawWreck(context: Context, unit: number, since_ms: number): void {
  const age = since_ms / 1_000;
  const chance = createChance(23);
  const flash = Math.max(0, 1 - since_ms / 220);
  if (flash > 0) {
    context.save();
    context.globalAlpha = flash;
    context.fillStyle = glow(context, { x: 0, y: 0 }, 90, [
      [0, '#ffffff'],
      [0.4, '#ffb27a90'],
      [1, '#ff7a4d00'],
    ]);
    context.fillRect(-90, -90, 180, 180);
    context.restore();
  }
  const colours = ['#c7cfdf', '#8d97b5', '#8f2430', '#394056', '#b3352f'];
  for (let index = 0; index < 16; index += 1) {
    const [direction, speed, turn, long] = [
      chance() * Math.PI * 2,
      20 + chance() * 80,
      chance() * 8 - 4,
      5 + chance() * 13,
    ];
    const [reach, fall] = [speed * (1 - Math.exp(-1.6 * age)), 26 * age * age];
    const left = Math.max(0, 1 - age / 2.4);
    if (left === 0) continue;
    context.save();
    context.globalAlpha = left;
    context.translate(Math.cos(direction) * reach, Math.sin(direction) * reach + fall);
    context.rotate(turn * age + direction);
    context.fillStyle = colours[index % colours.length] ?? '#8d97b5';
    context.beginPath();
    context.moveTo(-long / 2, -long / 4);
    context.lineTo(long / 2, -long / 6);
    context.lineTo(long / 3, long / 4);
    context.lineTo(-long / 3, long / 3);
    context.fill();
    context.restore();
  }
  puffs(context, { x: 0, y: 0 }, unit, since_ms, '#9aa0b8');
}
