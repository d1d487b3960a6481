import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { PaintPair } from './manifest.ts';
import { palettesOf, themeFacts } from './registry.ts';
import { builtTemplates } from './templates.ts';

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`"${hex}" is no colour of six hexadecimal digits.`);
  return [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)];
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Contrast ratio of two colours, WCAG 2.2: 1 to 21. */
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(rgbOf(a)), luminance(rgbOf(b))].toSorted((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The ground of a badge: a little of its tone over what it stands on, as much as `ui/data/data.module.css` gives it. */
function tinted(ground: string, tone: string): string {
  const below = rgbOf(ground);
  const mixed = rgbOf(tone).map((channel, index) =>
    Math.round(channel * BADGE_TINT + (below[index] ?? 0) * (1 - BADGE_TINT)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of one palette: what the template gives to all of them, and its own over it. */
async function paletteOf(template: string, palette: string): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(new URL(`${template}/palettes.css`, import.meta.url), 'utf8');
  const tokens = new Map<string, string>();
  for (const selector of [`.template-${template} {`, `.template-${template}.theme-${palette} {`]) {
    const start = css.indexOf(selector);
    expect(start, `${selector} stands in palettes.css`).toBeGreaterThanOrEqual(0);
    const block = css.slice(start, css.indexOf('}', start));
    for (const [, name, value] of block.matchAll(/([\w-]+):\s*([^;]+);/g)) {
      if (name && value) tokens.set(name, value.trim());
    }
  }
  return tokens;
}

const grounds = ['--color-canvas', '--color-surface', '--color-surface-raised', '--color-field'];
const texts = [
  '--color-text',
  '--color-text-muted',
  '--color-accent-text',
  '--color-positive-text',
  '--color-negative-text',
  '--color-warning-text',
];
const controls = [
  '--color-line-strong',
  '--color-accent',
  '--color-focus',
  '--color-positive',
  '--color-negative',
];
/** The tones of badges, each with its text. */
const badges = [
  ['--color-text-muted', '--color-text'],
  ['--color-accent', '--color-accent-text'],
  ['--color-positive', '--color-positive-text'],
  ['--color-negative', '--color-negative-text'],
  ['--color-warning', '--color-warning-text'],
] as const;
const BADGE_TINT = 0.12;
/** Text on a filled ground of its own, in every template; a manifest names those of its own paint. */
const filled: readonly PaintPair[] = [
  ['--color-on-accent', '--color-accent', 4.5],
  ['--color-on-negative', '--color-negative', 4.5],
];

const pairs = builtTemplates.flatMap((template) =>
  palettesOf(template).map((palette) => [template, palette] as const),
);

test('S2.18 every template has five palettes', () => {
  for (const template of Object.keys(themeFacts)) expect(palettesOf(template), template).toHaveLength(5);
});

describe.each(pairs)('%s in %s', (template, palette) => {
  test('text stands out from every ground by 4.5 : 1', async () => {
    const tokens = await paletteOf(template, palette);
    for (const ground of grounds) {
      for (const text of texts) {
        const ratio = contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '');
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    for (const [text, ground, least] of [...filled, ...themeFacts[template].paint]) {
      const ratio = contrast(tokens.get(text) ?? '', tokens.get(ground) ?? '');
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });

  test('a badge can be read on every ground, which its tone tints', async () => {
    const tokens = await paletteOf(template, palette);
    for (const ground of grounds)
      for (const [tone, text] of badges) {
        const ratio = contrast(
          tokens.get(text) ?? '',
          tinted(tokens.get(ground) ?? '', tokens.get(tone) ?? ''),
        );
        expect(ratio, `${text} on ${tone} over ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  test("the browser's own parts, such as the calendar of a date, are dark or light as the page is", async () => {
    const tokens = await paletteOf(template, palette);
    const isDark =
      luminance(rgbOf(tokens.get('--color-canvas') ?? '')) <
      luminance(rgbOf(tokens.get('--color-text') ?? ''));
    expect(tokens.get('color-scheme')).toBe(isDark ? 'dark' : 'light');
  });

  test('controls stand out from every ground by 3 : 1', async () => {
    const tokens = await paletteOf(template, palette);
    for (const ground of grounds) {
      for (const control of controls) {
        const ratio = contrast(tokens.get(control) ?? '', tokens.get(ground) ?? '');
        expect(ratio, `${control} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
