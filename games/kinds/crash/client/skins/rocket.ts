/** Rocket Run: a night of stars above the rim of a planet. The curve is what the engine leaves behind. */
import {
  createChance,
  glow,
  paintLayer,
  tileAcross,
  trace,
  upright,
  veil,
  type Context,
  type Layer,
} from '../stage/brush.ts';
import { drawRocket, drawWreck } from './rocket-vehicle.ts';
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

/** A planet with rings, which comes up behind the rim as the rocket gets away from it. */
function paintGiant(size: Size): Layer {
  const across = 230 * unitOf(size);
  return paintLayer(across, across, size.density, (context, width) => {
    const [middle, radius] = [width / 2, width * 0.24];
    const ring = (from: number, to: number): void => {
      for (const [share, thick, colour] of [
        [0.47, 0.012, '#d7b7a4a0'],
        [0.425, 0.034, '#e7c9a6d0'],
        [0.365, 0.03, '#b48fa0b8'],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = thick * width;
        context.beginPath();
        context.ellipse(0, 0, share * width, share * width * 0.26, 0, from, to);
        context.stroke();
      }
    };
    context.translate(middle, middle);
    context.rotate(-0.36);
    ring(Math.PI, Math.PI * 2);
    context.save();
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.clip();
    for (const [from, colour] of [
      [-1, '#e0a878'],
      [-0.62, '#c98a6e'],
      [-0.42, '#edc394'],
      [-0.12, '#b9746a'],
      [0.04, '#dfae84'],
      [0.34, '#a86a6c'],
      [0.56, '#c99474'],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(-radius, from * radius, radius * 2, radius * 2);
    }
    context.fillStyle = glow(context, { x: -radius * 0.5, y: -radius * 0.6 }, radius * 2, [
      [0, '#fff2d855'],
      [0.4, '#2a153000'],
      [1, '#140a28ea'],
    ]);
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
    ring(0, Math.PI);
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

export const rocket: Skin = {
  isBright: false,
  prepare(size) {
    const unit = unitOf(size);
    const [sky, planet, moon, giant] = [paintSky(size), paintPlanet(size), paintMoon(size), paintGiant(size)];
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
        if (stars !== near || phase !== 'running' || isStill) continue;
        // The faster it goes, the longer the near stars are drawn out.
        const reach = 1.2 + 1.6 * Math.min(1, height / 1.5);
        for (const [behind, alpha] of [
          [1, 0.7],
          [2, 0.5],
          [3, 0.3],
          [4, 0.15],
        ] as const) {
          context.globalAlpha = alpha;
          tileAcross(context, stars, drift * speed - behind * reach, down - (behind * reach) / 2, size);
        }
        context.globalAlpha = 1;
      }
      const isUpright = size.height > size.width;
      const rise = Math.min(1, height / 2.2);
      context.drawImage(
        moon.canvas,
        size.width * (isUpright ? 0.05 : 0.08) - 6 * height,
        size.height * ((isUpright ? 0.4 : 0.12) + 0.08 * rise),
        moon.width,
        moon.height,
      );
      const giantUp = 1 - (1 - Math.min(1, height / 1.8)) ** 2;
      if (height > 0.2)
        context.drawImage(
          giant.canvas,
          size.width * 0.72 - giant.width / 2,
          size.height * (1.12 - 0.42 * giantUp) - giant.height / 2,
          giant.width,
          giant.height,
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
