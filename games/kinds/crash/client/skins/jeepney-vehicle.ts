/** The jeepney itself. */
import type { Context } from '../stage/brush.ts';

function drawWheel(context: Context, x: number, turn: number): void {
  context.save();
  context.translate(x, 0);
  context.fillStyle = '#15121d';
  context.beginPath();
  context.arc(0, 0, 10.5, 0, Math.PI * 2);
  context.fill();
  context.rotate(turn);
  context.fillStyle = '#c9ced8';
  context.beginPath();
  context.arc(0, 0, 6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#5d6270';
  for (let spoke = 0; spoke < 5; spoke += 1) {
    context.rotate((Math.PI * 2) / 5);
    context.fillRect(-0.8, 1.6, 1.6, 3.6);
  }
  context.restore();
}

/** Stands on its wheels at the origin, 150 long, and faces right. */
export function drawJeepney(context: Context, turn: number, hasLight: boolean): void {
  if (hasLight) {
    const beam = context.createLinearGradient(78, 0, 190, 0);
    beam.addColorStop(0, '#fff0b890');
    beam.addColorStop(1, '#fff0b800');
    context.fillStyle = beam;
    context.beginPath();
    context.moveTo(77, -21);
    context.lineTo(190, -42);
    context.lineTo(190, 8);
    context.lineTo(77, -15);
    context.fill();
  }
  // Roof with its rack and luggage.
  context.fillStyle = '#8b5a33';
  context.beginPath();
  context.roundRect(-52, -73, 24, 10, 2);
  context.roundRect(-25, -71, 16, 8, 2);
  context.fill();
  context.fillStyle = '#3f8f6a';
  context.beginPath();
  context.roundRect(-6, -74, 20, 11, 4);
  context.fill();
  context.strokeStyle = '#dfe5ee';
  context.lineWidth = 1.6;
  context.strokeRect(-62, -68, 84, 6);
  // Body of polished steel.
  const steel = context.createLinearGradient(0, -62, 0, 0);
  steel.addColorStop(0, '#ffffff');
  steel.addColorStop(0.36, '#c8d0dd');
  steel.addColorStop(0.5, '#8d97aa');
  steel.addColorStop(0.56, '#e8edf4');
  steel.addColorStop(1, '#77809a');
  context.fillStyle = steel;
  context.beginPath();
  context.moveTo(-72, -4);
  context.lineTo(-72, -56);
  context.quadraticCurveTo(-72, -62, -66, -62);
  context.lineTo(26, -62);
  context.quadraticCurveTo(31, -62, 33, -57);
  context.lineTo(40, -35);
  context.lineTo(70, -32);
  context.quadraticCurveTo(78, -31, 78, -24);
  context.lineTo(78, -4);
  context.closePath();
  context.fill();
  // Roof in red, with a yellow edge.
  context.fillStyle = '#d63a3a';
  context.beginPath();
  context.roundRect(-74, -65, 108, 8, [5, 6, 2, 2]);
  context.fill();
  context.fillStyle = '#ffcf4d';
  context.fillRect(-74, -58, 107, 2.4);
  // Windows with those who ride.
  context.fillStyle = '#2a2140';
  context.beginPath();
  context.roundRect(-66, -53, 76, 17, 3);
  context.fill();
  context.beginPath();
  context.moveTo(15, -53);
  context.lineTo(29, -53);
  context.lineTo(35, -36);
  context.lineTo(15, -36);
  context.fill();
  context.fillStyle = '#ffd98a66';
  context.fillRect(-66, -53, 76, 5);
  for (const [x, skin, shirt] of [
    [-57, '#a8683f', '#4bb3c9'],
    [-43, '#8d5533', '#f0a03c'],
    [-29, '#b87a4c', '#d75b8c'],
    [-14, '#97603a', '#6fbf6a'],
    [1, '#a8683f', '#e8e2d4'],
    [22, '#97603a', '#3c7de0'],
  ] as const) {
    context.fillStyle = shirt;
    context.beginPath();
    context.roundRect(x - 5, -42, 10, 7, [4, 4, 0, 0]);
    context.fill();
    context.fillStyle = skin;
    context.beginPath();
    context.arc(x, -45, 3.6, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#1d1420';
    context.beginPath();
    context.arc(x, -46.4, 3.4, Math.PI, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = '#cfd6e2';
  context.lineWidth = 2;
  for (const x of [-47, -28, -9, 12]) {
    context.beginPath();
    context.moveTo(x, -53);
    context.lineTo(x, -36);
    context.stroke();
  }
  // Painted bands.
  for (const [y, high, colour] of [
    [-33, 5, '#d63a3a'],
    [-28, 4, '#ffcf4d'],
    [-24, 7, '#2466c8'],
    [-17, 2.4, '#ffffff'],
    [-14.6, 4, '#1f9d6b'],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(-72, y, 112, high);
  }
  context.fillStyle = '#ffcf4d';
  for (let x = -64; x < 34; x += 14) {
    context.beginPath();
    context.moveTo(x, -20.5);
    context.lineTo(x + 4, -23.6);
    context.lineTo(x + 8, -20.5);
    context.lineTo(x + 4, -17.4);
    context.fill();
  }
  // Bonnet, grille, lamp, bumper.
  context.fillStyle = '#d63a3a';
  context.beginPath();
  context.moveTo(42, -33);
  context.lineTo(68, -30.4);
  context.quadraticCurveTo(75, -29.6, 75.6, -25);
  context.lineTo(42, -25);
  context.fill();
  context.fillStyle = '#f5f7fa';
  context.fillRect(56, -37, 3, 5);
  context.beginPath();
  context.ellipse(60, -38, 6, 2.4, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = hasLight ? '#fff6cf' : '#7b7666';
  context.beginPath();
  context.arc(76, -18, 4.6, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#e3e8ef';
  context.beginPath();
  context.roundRect(-76, -5, 158, 5, 2);
  context.fill();
  context.fillStyle = '#231c33';
  for (const x of [-44, 54]) {
    context.beginPath();
    context.arc(x, 1, 13.5, Math.PI, Math.PI * 2);
    context.fill();
    drawWheel(context, x, turn);
  }
}
