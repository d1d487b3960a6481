import { emoji, gameIcon } from './icons.ts';
import type { Drawing } from './relief.ts';

/** A drawing from the `game-icons` set, `size` stage units large. `paint` matters only for glossy materials. */
export function figure(name: string, size: number, paint = '#ffffff'): Drawing {
  return {
    body: `<g transform="scale(${size / 512})">${gameIcon(name, paint)}</g>`,
    width: size,
    height: size,
  };
}

/** A coloured drawing from the `fluent-emoji` set. */
export function coloured(name: string, size: number): Drawing {
  return { body: `<g transform="scale(${size / 32})">${emoji(name)}</g>`, width: size, height: size };
}
