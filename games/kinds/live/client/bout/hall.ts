/** The hall of the arena on a canvas: drawn once for each size, and never while something moves. */

/** What of its height the ground lies at. */
export const GROUND = 0.86;

/** Hall, light and ring. */
export function drawHall(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const [cx, ground] = [width / 2, height * GROUND];
  const hall = context.createLinearGradient(0, 0, 0, height);
  hall.addColorStop(0, '#12060c');
  hall.addColorStop(0.55, '#3a1020');
  hall.addColorStop(1, '#1a0710');
  context.fillStyle = hall;
  context.fillRect(0, 0, width, height);
  // Rows of the audience: lights in the dark, fewer towards the top.
  for (let row = 0; row < 5; row += 1) {
    const y = height * (0.2 + row * 0.085);
    const step = height * (0.05 + row * 0.008);
    for (let index = -1; index * step < width + step; index += 1) {
      const x = index * step + (row % 2) * step * 0.5;
      const glow = ((index * 7 + row * 13) % 11) / 11;
      context.beginPath();
      context.arc(x, y + Math.cos(((x - cx) / width) * 2.4) * -height * 0.05, step * 0.24, 0, 2 * Math.PI);
      context.fillStyle = `rgba(255, ${150 + 70 * glow}, ${110 + 60 * glow}, ${0.05 + 0.1 * glow})`;
      context.fill();
    }
  }
  for (const [x, colour] of [
    [0.14, '#ff7a4a'],
    [0.86, '#4ab0ff'],
    [0.5, '#ffe2a8'],
  ] as const) {
    const beam = context.createLinearGradient(width * x, 0, cx, ground);
    beam.addColorStop(0, `${colour}55`);
    beam.addColorStop(1, `${colour}05`);
    context.beginPath();
    context.moveTo(width * x - height * 0.02, 0);
    context.lineTo(width * x + height * 0.02, 0);
    context.lineTo(cx + (x - 0.5) * -width * 0.35 + height * 0.42, ground);
    context.lineTo(cx + (x - 0.5) * -width * 0.35 - height * 0.42, ground);
    context.closePath();
    context.fillStyle = beam;
    context.fill();
  }
  const [rx, ry] = [Math.min(width * 0.46, height * 1.25), height * 0.13];
  const ring = (grow: number, colour: string | CanvasGradient, dy = 0): void => {
    context.beginPath();
    context.ellipse(cx, ground + dy, rx * grow, ry * grow, 0, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  };
  ring(1.04, '#2a0c07', ry * 0.34);
  ring(1.04, '#c98a34');
  const floor = context.createRadialGradient(cx, ground - ry * 0.4, rx * 0.05, cx, ground, rx);
  floor.addColorStop(0, '#ffe3ad');
  floor.addColorStop(0.55, '#c8813c');
  floor.addColorStop(1, '#7a3f1a');
  ring(0.99, floor);
  context.save();
  context.beginPath();
  context.ellipse(cx, ground, rx * 0.99, ry * 0.99, 0, 0, 2 * Math.PI);
  context.clip();
  context.strokeStyle = '#5b2c1040';
  context.lineWidth = Math.max(1, height * 0.004);
  for (let board = -12; board <= 12; board += 1) {
    context.beginPath();
    context.moveTo(cx + board * rx * 0.05, ground - ry);
    context.lineTo(cx + board * rx * 0.105, ground + ry);
    context.stroke();
  }
  context.restore();
  context.beginPath();
  context.ellipse(cx, ground, rx * 0.55, ry * 0.55, 0, 0, 2 * Math.PI);
  context.strokeStyle = '#fff3d055';
  context.lineWidth = height * 0.008;
  context.stroke();
  for (let bulb = 0; bulb < 28; bulb += 1) {
    const angle = (2 * Math.PI * (bulb + 0.5)) / 28;
    const [x, y] = [cx + Math.cos(angle) * rx * 1.015, ground + Math.sin(angle) * ry * 1.015];
    const lamp = context.createRadialGradient(x, y, 0, x, y, height * 0.022);
    lamp.addColorStop(0, '#fff7dc');
    lamp.addColorStop(0.3, '#ffd884cc');
    lamp.addColorStop(1, '#ffb84a00');
    context.fillStyle = lamp;
    context.fillRect(x - height * 0.022, y - height * 0.022, height * 0.044, height * 0.044);
  }
}
