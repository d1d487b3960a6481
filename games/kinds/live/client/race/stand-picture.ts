/** What passes by behind the rail: the grandstand with its crowd, trees, floodlights or masts, and a hedge. It repeats from left to right. */
import { canvasOf, type Look, spread } from './looks.ts';

const CROWD = [
  '#d2483f',
  '#3f78c9',
  '#e8b93c',
  '#3a9460',
  '#8b57b5',
  '#f0e7da',
  '#e58fb0',
  '#2b2d3a',
] as const;
const SKINS = ['#f2c9a0', '#c98f5e', '#8a5a3a', '#e3ae7c'] as const;

export function paintStand(look: Look, width: number, height: number): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(width, height);
  const { leaf } = look;
  // A row of far trees, so that nothing ends in the air.
  pen.fillStyle = leaf;
  const trees = 26;
  // What reaches over one end comes in at the other.
  for (let tree = -1; tree <= trees; tree += 1) {
    const x = (canvas.width * (tree + 0.5)) / trees;
    const r = height * (0.1 + 0.07 * spread((tree + trees) % trees));
    pen.beginPath();
    pen.ellipse(x, height * 0.86, r * 1.5, r, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  stand(pen, look, canvas.width * 0.04, canvas.width * 0.4, height);
  for (const [index, part] of [0.5, 0.6, 0.69, 0.8, 0.9].entries()) {
    const foot = canvas.width * part;
    if (look.kind === 'lights' && index % 2 === 0) floodlight(pen, look, foot, height);
    else if (look.kind === 'boats' && index % 2 === 0) boat(pen, look, foot, height);
    else palm(pen, look, foot, height, 0.62 + 0.3 * spread(index * 17));
  }
  const hedge = pen.createLinearGradient(0, height * 0.86, 0, height);
  hedge.addColorStop(0, leaf);
  hedge.addColorStop(1, '#00000066');
  pen.fillStyle = leaf;
  pen.fillRect(0, height * 0.89, width, height * 0.11);
  pen.fillStyle = hedge;
  pen.fillRect(0, height * 0.89, width, height * 0.11);
  return canvas;
}

/** Rows of people below a roof with flags. */
function stand(pen: CanvasRenderingContext2D, look: Look, left: number, wide: number, height: number): void {
  const [top, floor] = [height * 0.3, height * 0.92];
  const shade = pen.createLinearGradient(0, top, 0, floor);
  shade.addColorStop(0, '#0000008c');
  shade.addColorStop(1, '#00000026');
  pen.fillStyle = look.wall;
  pen.fillRect(left, top, wide, floor - top);
  pen.fillStyle = shade;
  pen.fillRect(left, top, wide, floor - top);
  const rows = 6;
  const r = height * 0.021;
  for (let row = 0; row < rows; row += 1) {
    const y = top + (floor - top) * ((row + 1.1) / (rows + 0.7));
    const seats = Math.floor(wide / (r * 3.1));
    for (let seat = 0; seat < seats; seat += 1) {
      const at = row * 53 + seat * 7;
      if (spread(at + 400) < 0.14) continue;
      const x = left + (wide * (seat + 0.5 + 0.25 * (row % 2))) / (seats + 0.5);
      const up = y - r * 1.2 * spread(at);
      pen.fillStyle = CROWD[at % CROWD.length] ?? '#fff';
      pen.beginPath();
      pen.ellipse(x, up + r * 1.7, r * 1.25, r * 1.5, 0, Math.PI, 0);
      pen.fill();
      pen.fillStyle = SKINS[(at * 3) % SKINS.length] ?? '#e3ae7c';
      pen.beginPath();
      pen.arc(x, up - r * 0.3, r * 0.82, 0, 2 * Math.PI);
      pen.fill();
    }
    pen.fillStyle = look.isNight ? '#3b3378' : '#ffffffcc';
    pen.fillRect(left, y + r * 1.6, wide, r * 0.8);
  }
  for (let pillar = 0; pillar <= 6; pillar += 1) {
    pen.fillStyle = look.isNight ? '#837bd0' : '#ffffff';
    pen.fillRect(
      left + (wide * pillar) / 6 - 2,
      top - height * 0.03,
      Math.max(3, height * 0.014),
      floor - top,
    );
  }
  // The roof is higher in front than behind, and its edge is lit at night.
  pen.fillStyle = look.roof;
  pen.beginPath();
  pen.moveTo(left - height * 0.1, top + height * 0.02);
  pen.lineTo(left + height * 0.06, top - height * 0.12);
  pen.lineTo(left + wide - height * 0.06, top - height * 0.12);
  pen.lineTo(left + wide + height * 0.1, top + height * 0.02);
  pen.fill();
  pen.fillStyle = look.isNight ? '#ffe6a3' : '#00000033';
  pen.fillRect(left - height * 0.1, top + height * 0.01, wide + height * 0.2, height * 0.022);
  for (let flag = 0; flag < 7; flag += 1) {
    const x = left + (wide * (flag + 0.5)) / 7;
    pen.fillStyle = '#eeeeee';
    pen.fillRect(x, top - height * 0.24, Math.max(1.5, height * 0.007), height * 0.13);
    pen.fillStyle = CROWD[flag % 5] ?? '#d2483f';
    pen.beginPath();
    pen.moveTo(x, top - height * 0.24);
    pen.quadraticCurveTo(x + height * 0.05, top - height * 0.25, x + height * 0.1, top - height * 0.215);
    pen.quadraticCurveTo(x + height * 0.05, top - height * 0.2, x, top - height * 0.175);
    pen.fill();
  }
}

function floodlight(pen: CanvasRenderingContext2D, { trunk }: Look, x: number, height: number): void {
  const shine = pen.createRadialGradient(x, height * 0.12, 2, x, height * 0.12, height * 0.5);
  shine.addColorStop(0, '#fff6c99e');
  shine.addColorStop(1, '#fff6c900');
  pen.fillStyle = shine;
  pen.fillRect(x - height * 0.5, 0, height, height * 0.62);
  pen.fillStyle = trunk;
  pen.fillRect(x - height * 0.012, height * 0.12, height * 0.024, height * 0.8);
  pen.fillStyle = '#2a2450';
  pen.fillRect(x - height * 0.13, height * 0.05, height * 0.26, height * 0.13);
  pen.fillStyle = '#fffbe0';
  for (let lamp = 0; lamp < 8; lamp += 1) {
    pen.beginPath();
    pen.arc(
      x + height * (-0.095 + 0.063 * (lamp % 4)),
      height * (lamp < 4 ? 0.085 : 0.145),
      height * 0.024,
      0,
      2 * Math.PI,
    );
    pen.fill();
  }
}

function boat(pen: CanvasRenderingContext2D, look: Look, x: number, height: number): void {
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.moveTo(x, height * 0.12);
  pen.quadraticCurveTo(x + height * 0.16, height * 0.5, x + height * 0.3, height * 0.76);
  pen.lineTo(x, height * 0.76);
  pen.fill();
  pen.fillStyle = '#ffe0c2';
  pen.beginPath();
  pen.moveTo(x - height * 0.02, height * 0.2);
  pen.quadraticCurveTo(x - height * 0.08, height * 0.55, x - height * 0.2, height * 0.76);
  pen.lineTo(x - height * 0.02, height * 0.76);
  pen.fill();
  pen.fillStyle = look.trunk;
  pen.fillRect(x - height * 0.018, height * 0.08, height * 0.018, height * 0.72);
  pen.fillStyle = look.roof;
  pen.beginPath();
  pen.moveTo(x - height * 0.3, height * 0.79);
  pen.lineTo(x + height * 0.42, height * 0.79);
  pen.quadraticCurveTo(x + height * 0.3, height * 0.93, x + height * 0.1, height * 0.93);
  pen.lineTo(x - height * 0.18, height * 0.93);
  pen.fill();
}

function palm(
  pen: CanvasRenderingContext2D,
  { leaf, trunk }: Look,
  foot: number,
  height: number,
  tall: number,
): void {
  const top = height * (0.9 - tall * 0.78);
  const lean = height * 0.09;
  pen.lineCap = 'round';
  pen.strokeStyle = trunk;
  pen.lineWidth = height * 0.032;
  pen.beginPath();
  pen.moveTo(foot, height * 0.92);
  pen.quadraticCurveTo(foot + lean * 0.5, height * 0.6, foot + lean, top);
  pen.stroke();
  for (let frond = 0; frond < 9; frond += 1) {
    const angle = -3.3 + frond * 0.45;
    const reach = height * (0.24 + 0.05 * spread(frond + foot));
    const [tipX, tipY] = [
      foot + lean + Math.cos(angle) * reach,
      top + Math.sin(angle) * reach * 0.5 + reach * 0.34,
    ];
    pen.fillStyle = leaf;
    pen.beginPath();
    pen.moveTo(foot + lean, top);
    pen.quadraticCurveTo(
      foot + lean + Math.cos(angle) * reach * 0.6,
      top + Math.sin(angle) * reach * 0.72 - reach * 0.1,
      tipX,
      tipY,
    );
    pen.quadraticCurveTo(
      foot + lean + Math.cos(angle) * reach * 0.52,
      top + Math.sin(angle) * reach * 0.44 + reach * 0.16,
      foot + lean,
      top,
    );
    pen.fill();
  }
}
