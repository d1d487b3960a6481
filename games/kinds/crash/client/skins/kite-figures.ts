/** The kite, and the child who flies it. */
import { trace, type Context } from '../stage/brush.ts';

/** A child with the string in a raised hand; stands on the origin. */
export function drawChild(context: Context): void {
  context.lineCap = 'round';
  context.strokeStyle = '#8d5533';
  context.lineWidth = 4.4;
  context.beginPath();
  context.moveTo(-4, -15);
  context.lineTo(-6, 0);
  context.moveTo(4, -15);
  context.lineTo(7, 0);
  context.moveTo(-6, -30);
  context.lineTo(-13, -21);
  context.moveTo(6, -31);
  context.lineTo(15, -40);
  context.stroke();
  context.fillStyle = '#2b5fb8';
  context.beginPath();
  context.roundRect(-8, -21, 16, 10, 3);
  context.fill();
  context.fillStyle = '#f4b63c';
  context.beginPath();
  context.roundRect(-9, -36, 18, 17, 5);
  context.fill();
  context.fillStyle = '#a8683f';
  context.beginPath();
  context.arc(0, -43, 7.6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#d9b978';
  context.beginPath();
  context.moveTo(-14, -45);
  context.lineTo(0, -57);
  context.lineTo(14, -45);
  context.fill();
}

/** Its crossing is at the origin; the tail hangs towards the lower left. */
export function drawKite(context: Context, wave: number): void {
  context.lineCap = 'round';
  context.lineWidth = 2;
  context.strokeStyle = '#7a2f59';
  const tail = Array.from({ length: 22 }, (_, index) => ({
    x: -18 - index * 4.2,
    y: 26 + index * 2.1 + Math.sin(wave + index * 0.5) * (1 + index * 0.42),
  }));
  trace(context, tail);
  context.stroke();
  for (const [index, colour] of [
    [4, '#ffcf3f'],
    [9, '#e8443f'],
    [14, '#2f8fe0'],
    [19, '#39b36b'],
  ] as const) {
    const at = tail[index];
    if (!at) continue;
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(at.x, at.y);
    context.lineTo(at.x - 9, at.y - 7);
    context.lineTo(at.x - 8, at.y + 4);
    context.lineTo(at.x, at.y);
    context.lineTo(at.x + 7, at.y + 8);
    context.lineTo(at.x + 9, at.y - 2);
    context.fill();
  }
  const corner = { top: [26, -34], right: [30, 12], bottom: [-20, 28], left: [-22, -18] } as const;
  for (const [from, to, colour] of [
    [corner.left, corner.top, '#ff5a4f'],
    [corner.top, corner.right, '#e23b45'],
    [corner.right, corner.bottom, '#ffb52e'],
    [corner.bottom, corner.left, '#ffd257'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(2, -3);
    context.lineTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.fill();
  }
  context.fillStyle = '#2466c8';
  context.beginPath();
  context.arc(2, -3, 8, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#ffe27a';
  for (let ray = 0; ray < 8; ray += 1) {
    const turn = (ray * Math.PI) / 4;
    context.beginPath();
    context.arc(2 + Math.cos(turn) * 4.4, -3 + Math.sin(turn) * 4.4, 1.3, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = '#5b2a1e';
  context.lineWidth = 1.8;
  context.beginPath();
  context.moveTo(corner.top[0], corner.top[1]);
  context.lineTo(corner.bottom[0], corner.bottom[1]);
  context.moveTo(corner.left[0], corner.left[1]);
  context.quadraticCurveTo(4, -9, corner.right[0], corner.right[1]);
  context.stroke();
}
