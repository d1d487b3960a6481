/** Small shapes for what drifts and flies, drawn once and shared by all particles. */
import { FillGradient, Graphics, type Renderer, type Texture } from 'pixi.js';

export type ParticleShape =
  | 'glow'
  | 'bubble'
  | 'petal'
  | 'spark'
  | 'flake'
  | 'leaf'
  | 'slip'
  | 'bat'
  | 'lantern'
  | 'coin'
  | 'gem';

/** Draws a shape, about 48 pixels across, in one colour. */
export function particleTexture(renderer: Renderer, shape: ParticleShape, color: string): Texture {
  const graphics = draw(shape, color);
  const texture = renderer.generateTexture({ target: graphics, resolution: 2 });
  graphics.destroy();
  return texture;
}

function draw(shape: ParticleShape, color: string): Graphics {
  const graphics = new Graphics();
  switch (shape) {
    case 'glow':
      return graphics.circle(24, 24, 24).fill(radial(color));
    case 'bubble':
      return graphics
        .circle(24, 24, 22)
        .fill({ color, alpha: 0.16 })
        .stroke({ width: 2, color, alpha: 0.75 })
        .ellipse(16, 15, 6, 4)
        .fill({ color: 0xffffff, alpha: 0.85 });
    case 'petal':
      return graphics
        .moveTo(24, 2)
        .bezierCurveTo(46, 12, 44, 38, 24, 46)
        .bezierCurveTo(4, 38, 2, 12, 24, 2)
        .fill(color)
        .moveTo(24, 8)
        .quadraticCurveTo(30, 26, 24, 42)
        .stroke({ width: 2, color: 0xffffff, alpha: 0.4 });
    case 'spark':
      return graphics
        .poly([24, 0, 28, 20, 48, 24, 28, 28, 24, 48, 20, 28, 0, 24, 20, 20])
        .fill(color)
        .circle(24, 24, 5)
        .fill(0xffffff);
    case 'flake':
      for (let arm = 0; arm < 3; arm += 1) {
        const angle = (arm * Math.PI) / 3;
        const x = Math.cos(angle) * 20;
        const y = Math.sin(angle) * 20;
        graphics
          .moveTo(24 - x, 24 - y)
          .lineTo(24 + x, 24 + y)
          .stroke({ width: 4, color, cap: 'round' });
      }
      return graphics;
    case 'leaf':
      return graphics
        .moveTo(4, 44)
        .bezierCurveTo(2, 18, 20, 2, 46, 4)
        .bezierCurveTo(46, 30, 30, 46, 4, 44)
        .fill(color)
        .moveTo(6, 42)
        .lineTo(38, 12)
        .stroke({ width: 2.5, color: 0x000000, alpha: 0.25 });
    case 'slip':
      return graphics.roundRect(0, 0, 22, 34, 3).fill(color);
    case 'bat':
      return graphics
        .poly([
          0, 14, 12, 6, 18, 14, 22, 8, 24, 12, 26, 8, 30, 14, 36, 6, 48, 14, 40, 18, 36, 26, 30, 22, 24, 32,
          18, 22, 12, 26, 8, 18,
        ])
        .fill(color);
    case 'lantern':
      return graphics
        .ellipse(24, 26, 20, 18)
        .fill(color)
        .ellipse(24, 26, 9, 18)
        .fill({ color: 0xffffff, alpha: 0.25 })
        .rect(16, 6, 16, 5)
        .fill('#f6d27a')
        .rect(16, 42, 16, 5)
        .fill('#f6d27a');
    case 'coin':
      return graphics
        .circle(24, 24, 23)
        .fill('#8a5a0c')
        .circle(24, 24, 21)
        .fill('#ffcf4d')
        .circle(24, 24, 16)
        .fill('#e9a31f')
        .circle(24, 23, 15)
        .fill('#ffdc78')
        .star(24, 23, 5, 10, 4.5)
        .fill('#e39a17');
    case 'gem':
      return graphics
        .poly([10, 6, 38, 6, 48, 20, 24, 46, 0, 20])
        .fill(color)
        .poly([10, 6, 16, 20, 0, 20])
        .fill({ color: 0xffffff, alpha: 0.45 })
        .poly([16, 20, 32, 20, 24, 46])
        .fill({ color: 0xffffff, alpha: 0.2 })
        .poly([10, 6, 38, 6, 32, 20, 16, 20])
        .fill({ color: 0xffffff, alpha: 0.35 });
  }
}

function radial(color: string): FillGradient {
  return new FillGradient({
    type: 'radial',
    center: { x: 0.5, y: 0.5 },
    innerRadius: 0,
    outerCenter: { x: 0.5, y: 0.5 },
    outerRadius: 0.5,
    textureSpace: 'local',
    colorStops: [
      { offset: 0, color: '#ffffff' },
      { offset: 0.25, color },
      { offset: 1, color: `${color}00` },
    ],
  });
}
