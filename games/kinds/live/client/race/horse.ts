/** A horse with its rider, drawn in strokes: a cut-out of paper with joints, as a toy is. */

/** The colour of each number's cloth, and that of the number on it. */
export const CLOTHS: readonly (readonly [cloth: string, ink: string])[] = [
  ['#d22730', '#ffffff'],
  ['#f4f1ea', '#1b1b22'],
  ['#1f5fbf', '#ffffff'],
  ['#f2c230', '#1b1b22'],
  ['#1c7c43', '#ffffff'],
  ['#23232b', '#ffd766'],
  ['#ef7d1a', '#1b1b22'],
  ['#f08fb8', '#1b1b22'],
  ['#22a7b0', '#10222a'],
  ['#6d3fa8', '#ffffff'],
  ['#9aa3ad', '#1b1b22'],
  ['#a6d63c', '#1b1b22'],
];

/** Coats: body, and what is darker of it. */
const COATS: readonly (readonly [body: string, dark: string])[] = [
  ['#8a4b26', '#3a1d10'],
  ['#5a3322', '#24120c'],
  ['#c98a4b', '#f3e2c0'],
  ['#b9bcc4', '#6c7079'],
  ['#3b3a42', '#17171c'],
];

/** What of a picture's side is ground below the hooves; and its width for a height of one. */
export const WIDE = 1.5;
const GROUND = 0.94;

export type HorseLook = { number: number; coat: number };

/**
 * Draws one into a box whose lower middle is between its hooves.
 * @param gait from 0 to 1: where it is in a leap. @param reach how far its legs go: 0 stands, 0.4 walks, 1 gallops.
 */
export function drawHorse(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { number, coat }: HorseLook,
  { x, y, tall, gait, reach }: { x: number; y: number; tall: number; gait: number; reach: number },
): void {
  const [body, dark] = COATS[coat % COATS.length] ?? ['#8a4b26', '#3a1d10'];
  const [cloth, ink] = CLOTHS[(number - 1) % CLOTHS.length] ?? ['#d22730', '#ffffff'];
  const turn = 2 * Math.PI * gait;
  context.save();
  context.translate(x + tall * WIDE * 0.5, y + tall * (GROUND + 0.03 * reach * Math.sin(turn)));
  context.scale(tall, tall);
  context.rotate(0.05 * reach * Math.sin(turn + 0.6));
  context.lineCap = 'round';
  context.lineJoin = 'round';

  const leg = (hipX: number, shift: number, isFar: boolean, isHind: boolean): void => {
    const swing = Math.sin(turn + shift);
    const upper = reach * swing * 0.85 + (isHind ? 0.12 : -0.06) * reach;
    const bend = reach * Math.max(0, Math.cos(turn + shift)) * 1.25 * (isHind ? -0.8 : 1);
    const [kneeX, kneeY] = [hipX + Math.sin(upper) * 0.2, -0.4 + Math.cos(upper) * 0.2];
    const lower = upper - bend;
    const [hoofX, hoofY] = [kneeX + Math.sin(lower) * 0.2, kneeY + Math.cos(lower) * 0.2];
    context.strokeStyle = isFar ? dark : body;
    context.lineWidth = 0.068;
    context.beginPath();
    context.moveTo(hipX, -0.44);
    context.lineTo(kneeX, kneeY);
    context.stroke();
    context.lineWidth = 0.044;
    context.beginPath();
    context.moveTo(kneeX, kneeY);
    context.lineTo(hoofX, hoofY);
    context.stroke();
    context.strokeStyle = '#14141a';
    context.lineWidth = 0.05;
    context.beginPath();
    context.moveTo(hoofX, hoofY - 0.012);
    context.lineTo(hoofX + 0.03, hoofY - 0.006);
    context.stroke();
  };
  leg(-0.25, 2.5, true, true);
  leg(0.2, 0.5, true, false);

  // The tail streams behind.
  context.strokeStyle = dark;
  context.lineWidth = 0.07;
  context.beginPath();
  context.moveTo(-0.34, -0.53);
  context.quadraticCurveTo(-0.5, -0.56 - 0.03 * reach * Math.sin(turn), -0.6, -0.34 - 0.16 * reach);
  context.stroke();

  context.fillStyle = body;
  context.beginPath();
  context.moveTo(-0.36, -0.5);
  context.bezierCurveTo(-0.36, -0.66, -0.1, -0.62, 0.08, -0.62);
  // Neck and head, stretched out at a gallop.
  context.lineTo(0.34, -0.82 + 0.06 * reach);
  context.bezierCurveTo(0.38, -0.88 + 0.06 * reach, 0.44, -0.86 + 0.06 * reach, 0.46, -0.82 + 0.07 * reach);
  context.lineTo(0.6, -0.7 + 0.08 * reach);
  context.bezierCurveTo(0.62, -0.66 + 0.08 * reach, 0.58, -0.62 + 0.08 * reach, 0.53, -0.64 + 0.08 * reach);
  context.lineTo(0.42, -0.69 + 0.07 * reach);
  context.bezierCurveTo(0.36, -0.6, 0.34, -0.5, 0.28, -0.4);
  context.bezierCurveTo(0.1, -0.3, -0.12, -0.36, -0.22, -0.36);
  context.bezierCurveTo(-0.32, -0.34, -0.38, -0.42, -0.36, -0.5);
  context.fill();

  context.fillStyle = dark;
  context.beginPath();
  context.moveTo(0.1, -0.61);
  context.lineTo(0.35, -0.85 + 0.06 * reach);
  context.lineTo(0.36, -0.91 + 0.06 * reach);
  context.lineTo(0.31, -0.85 + 0.06 * reach);
  context.quadraticCurveTo(0.16, -0.82, 0.03, -0.65);
  context.fill();
  context.fillStyle = '#101014';
  context.beginPath();
  context.arc(0.45, -0.77 + 0.07 * reach, 0.014, 0, 2 * Math.PI);
  context.fill();

  leg(-0.29, 3.1, false, true);
  leg(0.24, 1.1, false, false);

  // The cloth with the number.
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(-0.16, -0.625);
  context.lineTo(0.09, -0.63);
  context.lineTo(0.1, -0.4);
  context.quadraticCurveTo(-0.03, -0.36, -0.17, -0.4);
  context.fill();
  context.fillStyle = ink;
  context.font = '800 0.18px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(number), -0.035, -0.495);

  // The rider, low over the neck.
  context.strokeStyle = '#f3ede0';
  context.lineWidth = 0.062;
  context.beginPath();
  context.moveTo(-0.06, -0.66);
  context.lineTo(0.06, -0.56);
  context.lineTo(0, -0.46);
  context.stroke();
  context.strokeStyle = cloth;
  context.lineWidth = 0.12;
  context.beginPath();
  context.moveTo(-0.06, -0.72);
  context.lineTo(0.08 + 0.03 * reach, -0.82 + 0.03 * reach);
  context.stroke();
  context.lineWidth = 0.045;
  context.beginPath();
  context.moveTo(0.08, -0.79);
  context.lineTo(0.2, -0.72);
  context.stroke();
  context.fillStyle = cloth;
  context.strokeStyle = ink;
  context.lineWidth = 0.012;
  context.beginPath();
  context.arc(0.15, -0.91 + 0.03 * reach, 0.062, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.restore();
}
