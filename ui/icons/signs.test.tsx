import { icons } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { signNames } from './signs.ts';

const componentName = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

test('the sheet has the shapes of every sign, as lucide draws them', async () => {
  const drawn = new Map<string, (typeof icons)[keyof typeof icons]>(Object.entries(icons));
  const symbols = signNames.map((name) => {
    const Icon = drawn.get(componentName(name));
    if (!Icon) throw new Error(`lucide has no ${name}`);
    const shapes = renderToStaticMarkup(<Icon />).replace(/^<svg[^>]*>(.*)<\/svg>$/, '$1');
    expect(shapes).toMatch(/^<(path|circle|rect|line|polygon|polyline)/);
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/><\/\w+>/g, '/>')}</symbol>`;
  });
  const sheet = [
    '<!-- Pictures of lucide, lucide.dev, ISC licence. -->',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
  await expect(sheet).toMatchFileSnapshot('signs.svg');
});
