/** Rocket Run: a night of stars above the rim of a planet. The curve is what the engine leaves behind. */
import {
  createChance,
  glow,
  paintLayer,
  puffs,
  tileAcross,
  trace,
  upright,
  veil,
  type Context,
  type Layer,
} from '../stage/brush.ts';
import { type Shot, type Size, type Skin, unitOf } from '../stage/scene.ts';

const TILE = 720;

function paintStars(seed: number, count: number, largest: number, size: Size): Layer {
  return paintLayer(TILE, size.height, size.density, (context, width, height) => {
    const chance = createChance(seed);
    for (let index = 0; index < count; index += 1) {
      const [x, y, bright] = [chance() * width, chance() * height, chance()];
      const radius = 0.4 + bright ** 4 * largest;
      context.globalAlpha = 0.25 + 0.75 * bright;
      context.fillStyle = bright > 0.9 ? '#ffe9c9' : bright > 0.8 ? '#bcd4ff' : '#ffffff';
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }
  });
}

function paintSky(size: Size): Layer {
  return paintLayer(size.width, size.height, size.density, (context, width, height) => {
    context.fillStyle = upright(context, height, [
      [0, '#050817'],
      [0.5, '#0d1233'],
      [0.85, '#241c4d'],
      [1, '#3a2a62'],
    ]);
    context.fillRect(0, 0, width, height);
    for (const [x, y, radius, colour] of [
      [0.22, 0.3, 0.5, '#3b2f8a'],
      [0.74, 0.2, 0.42, '#173f74'],
      [0.55, 0.62, 0.45, '#5a2a6d'],
    ] as const) {
      const reach = radius * Math.max(width, height);
      context.fillStyle = glow(context, { x: x * width, y: y * height }, reach, [
        [0, `${colour}66`],
        [1, `${colour}00`],
      ]);
      context.fillRect(0, 0, width, height);
    }
  });
}

/** The planet is so large that only its rim is seen. */
function paintPlanet(size: Size): Layer {
  const radius = size.width * 1.5;
  return paintLayer(size.width, size.height * 0.5, size.density, (context, width, height) => {
    const [x, y] = [width * 0.42, height * 0.42 + radius];
    context.fillStyle = glow(context, { x, y }, radius + height * 0.4, [
      [0, '#5fb7ff00'],
      [radius / (radius + height * 0.4) - 0.004, '#5fb7ff00'],
      [radius / (radius + height * 0.4), '#8fd0ffb0'],
      [(radius + height * 0.05) / (radius + height * 0.4), '#6f8cff3d'],
      [1, '#6f8cff00'],
    ]);
    context.fillRect(0, 0, width, height);
    context.save();
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.clip();
    context.fillStyle = upright(
      context,
      height * 0.6,
      [
        [0, '#3d6fae'],
        [0.1, '#24487f'],
        [0.45, '#142850'],
        [1, '#0a1330'],
      ],
      height * 0.4,
    );
    context.fillRect(0, 0, width, height);
    const chance = createChance(11);
    for (let index = 0; index < 26; index += 1) {
      const across = chance() * width;
      const down = height * (0.48 + chance() * 0.5);
      context.fillStyle = index % 3 === 0 ? '#5f95cc2b' : '#9cc4e81c';
      context.beginPath();
      context.ellipse(
        across,
        down,
        (30 + chance() * 120) * (width / 900),
        3 + chance() * 7,
        -0.04,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.restore();
    context.strokeStyle = '#d9f0ff';
    context.lineWidth = 1.6;
    context.beginPath();
    context.arc(x, y, radius, Math.PI * 1.2, Math.PI * 1.8);
    context.stroke();
  });
}

function paintMoon(size: Size): Layer {
  const across = 150 * unitOf(size);
  return paintLayer(across, across, size.density, (context, width) => {
    const radius = width * 0.4;
    const centre = { x: width / 2, y: width / 2 };
    context.fillStyle = glow(context, centre, width / 2, [
      [0.7, '#cfd9f01f'],
      [1, '#cfd9f000'],
    ]);
    context.fillRect(0, 0, width, width);
    context.save();
    context.beginPath();
    context.arc(centre.x, centre.y, radius, 0, Math.PI * 2);
    context.clip();
    context.fillStyle = glow(context, { x: width * 0.36, y: width * 0.34 }, width * 0.6, [
      [0, '#f4f0e6'],
      [0.55, '#c3c3cf'],
      [1, '#555a78'],
    ]);
    context.fillRect(0, 0, width, width);
    for (const [x, y, share] of [
      [0.4, 0.42, 0.09],
      [0.58, 0.33, 0.055],
      [0.6, 0.6, 0.12],
      [0.36, 0.66, 0.06],
      [0.72, 0.48, 0.045],
    ] as const) {
      context.fillStyle = '#7d809b55';
      context.beginPath();
      context.arc(x * width, y * width, share * width, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = '#ffffff40';
      context.lineWidth = 1.2;
      context.beginPath();
      context.arc(x * width, y * width, share * width, 0.2, 1.9);
      context.stroke();
    }
    context.restore();
  });
}

function drawTrail(context: Context, { curve, phase, since_ms }: Shot, unit: number): void {
  const { points, tip } = curve;
  const start = points[0];
  if (!start) return;
  const fade = phase === 'over' ? Math.max(0.18, 1 - since_ms / 900) : 1;
  context.save();
  context.globalAlpha = fade;
  const along = context.createLinearGradient(start.x, 0, Math.max(start.x + 1, tip.x), 0);
  along.addColorStop(0, '#7a5cff00');
  along.addColorStop(0.35, '#b06cff70');
  along.addColorStop(0.8, '#ff8a4de0');
  along.addColorStop(1, '#ffd9a0');
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [width, alpha] of [
    [15, 0.16],
    [8, 0.4],
    [3.4, 1],
  ] as const) {
    context.globalAlpha = fade * alpha;
    context.lineWidth = width * unit;
    context.strokeStyle = along;
    trace(context, points);
    context.stroke();
  }
  context.restore();
}

/** Points to the right; its tail is at the origin. */
function drawRocket(context: Context, flame: number): void {
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
function drawWreck(context: Context, unit: number, since_ms: number): void {
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

export const rocket: Skin = {
  isBright: false,
  prepare(size) {
    const unit = unitOf(size);
    const [sky, planet, moon] = [paintSky(size), paintPlanet(size), paintMoon(size)];
    const far = paintStars(3, 150, 1.1, size);
    const near = paintStars(5, 46, 2.1, size);
    return (context, shot) => {
      const { curve, phase, height, travel, now_ms, since_ms, isStill } = shot;
      const drift = travel + now_ms * 0.004;
      context.drawImage(sky.canvas, 0, 0, size.width, size.height);
      for (const [stars, speed] of [
        [far, 0.1],
        [near, 0.34],
      ] as const) {
        const down = (drift * speed * 0.5) % size.height;
        tileAcross(context, stars, drift * speed, down - size.height, size);
        tileAcross(context, stars, drift * speed, down, size);
      }
      const isUpright = size.height > size.width;
      const rise = Math.min(1, height / 2.2);
      context.drawImage(
        moon.canvas,
        size.width * (isUpright ? 0.05 : 0.08) - 20 * height,
        size.height * ((isUpright ? 0.4 : 0.12) + 0.08 * rise),
        moon.width,
        moon.height,
      );
      const rim = size.height * (0.62 + 0.34 * (1 - (1 - rise) ** 2));
      context.drawImage(planet.canvas, 0, rim, planet.width, planet.height);
      if (phase === 'over') veil(context, size, since_ms, '#05060cb0');
      if (phase !== 'idle') drawTrail(context, shot, unit);
      context.save();
      context.translate(curve.tip.x, curve.tip.y);
      const shake = phase === 'running' && !isStill ? Math.sin(now_ms / 31) * 0.7 : 0;
      if (phase === 'over') drawWreck(context, unit, since_ms);
      else {
        context.rotate(phase === 'idle' ? -0.5 : -Math.min(1.05, curve.slope));
        context.scale(unit * 0.82, unit * 0.82);
        context.translate(phase === 'idle' ? 8 : -2, shake);
        const flicker = isStill ? 1 : 0.88 + 0.16 * Math.sin(now_ms / 37) + 0.1 * Math.sin(now_ms / 13);
        drawRocket(context, phase === 'running' ? flicker : 0);
      }
      context.restore();
    };
  },
};
