/** The moment of a pot: its vessel falls in, runs over, and its amount counts up under its name. */
import { Container, FillGradient, Graphics } from 'pixi.js';
import type { JackpotName } from '../features/jackpot-plates.ts';
import { easeOutBack } from '../stage/easing.ts';
import { amountAt } from '../../../../kit/client/words/money.ts';
import type { BigWinParts } from './big-win.ts';
import type { MessageId } from '../words/words.ts';
import { potColors } from './looks.ts';

/** Presents a pot that has been won. */
export async function presentPot(
  parts: BigWinParts,
  name: JackpotName,
  amount_minor: bigint,
  factor: number,
  label: MessageId = `stage.jackpot.${name}`,
): Promise<void> {
  const { stage, spectacle, sound, words, money, cheer } = parts;
  const { width, height } = stage.app.screen;
  const size = Math.min(width * 0.8, height * 0.5) * { mini: 0.66, minor: 0.76, major: 0.88, grand: 1 }[name];
  const vessel = drawVessel(name, size);
  sound.play(`pot.${name}`);
  cheer(name === 'grand' ? 'epic' : name === 'major' ? 'mega' : 'big');
  spectacle.setFigure(stage.isMotionReduced() ? money(amount_minor) : money(0n));
  const entered = spectacle.enter(name, words(label), vessel);
  if (!stage.isMotionReduced()) {
    await stage.timeline.tween({
      duration_ms: 620,
      skippable: true,
      update: (t) => (vessel.y = -height * 0.7 * (1 - easeOutBack(t))),
    });
  }
  await entered;
  const { count_ms, stay_ms } = spectacle.look();
  let shown = '';
  await stage.timeline.tween({
    duration_ms: stage.isMotionReduced() ? 0 : count_ms * factor,
    skippable: true,
    update(progress) {
      const text = money(amountAt(amount_minor, progress));
      if (text === shown) return;
      shown = text;
      spectacle.setFigure(text);
      if (progress < 1) sound.play('pot.tick');
    },
  });
  sound.play('count.end');
  await stage.timeline.wait(stay_ms, { skippable: true });
  await spectacle.leave();
  vessel.destroy({ children: true });
}

/** Draws a pot: a golden vessel with enamel in its colour and a heap of coins; larger pots have handles, jewels, a crown. */
function drawVessel(name: JackpotName, size: number): Container {
  const container = new Container();
  const half = size / 2;
  const rank = { mini: 0, minor: 1, major: 2, grand: 3 }[name];
  const gold = across(['#6b4308', '#f7cf5e', '#fff6cf', '#e2a329', '#6b4308']);
  const enamel = across(['#000000', potColors[name], '#ffffff', potColors[name], '#000000'], 0.35);
  const shape = new Graphics();
  shape.ellipse(0, half * 0.78, half * 0.62, half * 0.1).fill({ color: 0x000000, alpha: 0.4 });
  if (rank > 1) {
    for (const side of [-1, 1]) {
      shape
        .arc(side * half * 0.74, half * 0.02, half * 0.2, 0, Math.PI * 2)
        .stroke({ width: half * 0.09, fill: gold });
    }
  }
  // The heap of coins over the rim.
  for (let row = 0; row < 3; row += 1) {
    const count = 7 - row * 2;
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * half * 0.2;
      const y = -half * (0.36 + row * 0.12) - Math.abs(Math.sin(index * 12.9 + row * 4)) * half * 0.05;
      shape
        .circle(x, y, half * 0.14)
        .fill('#8a5a0c')
        .circle(x, y - half * 0.012, half * 0.126)
        .fill('#ffcf4d')
        .circle(x, y - half * 0.012, half * 0.088)
        .fill('#f3b02c')
        .star(x, y - half * 0.012, 5, half * 0.06, half * 0.028)
        .fill('#fff0b0');
    }
  }
  const body = (scale: number): Graphics =>
    shape
      .moveTo(-half * 0.56 * scale, -half * 0.3)
      .bezierCurveTo(
        -half * 0.98 * scale,
        half * 0.2,
        -half * 0.6 * scale,
        half * 0.66,
        -half * 0.3,
        half * 0.7,
      )
      .lineTo(half * 0.3, half * 0.7)
      .bezierCurveTo(
        half * 0.6 * scale,
        half * 0.66,
        half * 0.98 * scale,
        half * 0.2,
        half * 0.56 * scale,
        -half * 0.3,
      )
      .closePath();
  body(1)
    .fill(gold)
    .stroke({ width: half * 0.02, color: '#4a2c04' });
  shape.roundRect(-half * 0.7, -half * 0.06, half * 1.4, half * 0.42, half * 0.1).fill(enamel);
  shape
    .roundRect(-half * 0.7, -half * 0.06, half * 1.4, half * 0.42, half * 0.1)
    .stroke({ width: half * 0.03, fill: gold });
  shape.roundRect(-half * 0.66, -half * 0.4, half * 1.32, half * 0.16, half * 0.08).fill(gold);
  shape
    .roundRect(-half * 0.66, -half * 0.4, half * 1.32, half * 0.16, half * 0.08)
    .stroke({ width: half * 0.015, color: '#4a2c04' });
  shape.roundRect(-half * 0.4, half * 0.66, half * 0.8, half * 0.12, half * 0.05).fill(gold);
  const jewels = 1 + rank * 2;
  for (let index = 0; index < jewels; index += 1) {
    const x = (index - (jewels - 1) / 2) * half * 0.19;
    const y = half * 0.15;
    shape.star(x, y, 8, half * 0.085, half * 0.07).fill('#fff6d0');
    shape.circle(x, y, half * 0.055).fill(potColors[name]);
    shape
      .ellipse(x - half * 0.015, y - half * 0.02, half * 0.022, half * 0.014)
      .fill({ color: 0xffffff, alpha: 0.9 });
  }
  if (rank === 3) {
    const base = -half * 0.72;
    shape
      .poly([
        -half * 0.3,
        base,
        -half * 0.36,
        base - half * 0.26,
        -half * 0.16,
        base - half * 0.1,
        0,
        base - half * 0.34,
        half * 0.16,
        base - half * 0.1,
        half * 0.36,
        base - half * 0.26,
        half * 0.3,
        base,
      ])
      .fill(gold)
      .stroke({ width: half * 0.02, color: '#4a2c04' });
    for (const x of [-0.36, 0, 0.36]) {
      shape.circle(x * half, base - half * (x === 0 ? 0.36 : 0.28), half * 0.05).fill('#fff6d0');
    }
  }
  // Light from the left.
  shape.ellipse(-half * 0.42, half * 0.08, half * 0.08, half * 0.34).fill({ color: 0xffffff, alpha: 0.28 });
  container.addChild(shape);
  return container;
}

function across(colors: readonly string[], alpha = 1): FillGradient {
  const last = colors.length - 1;
  return new FillGradient({
    type: 'linear',
    start: { x: 0, y: 0 },
    end: { x: 1, y: 0 },
    textureSpace: 'local',
    colorStops: colors.map((color, index) => ({
      offset: index / last,
      color: color === '#000000' || color === '#ffffff' ? `${color}${alpha === 1 ? 'ff' : '66'}` : color,
    })),
  });
}
