import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform, type Animation, type UnparsedProperty } from 'lightningcss';
import { expect, test } from 'vitest';

/**
 * What moves without end may change only what browsers move without the page's thread: anything else is laid out or painted sixty
 * times a second for as long as somebody looks at the page.
 */
const free: ReadonlySet<string> = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
/** Only the one card that is pointed at. */
const pointedAt: ReadonlySet<string> = new Set(['themes/casino3/card.module.css: run changes custom']);
const root = fileURLToPath(new URL('..', import.meta.url));

test('what moves without end in templates and sections costs the page’s thread nothing', async () => {
  const dear: string[] = [];
  let endless_count = 0;
  for await (const file of glob('{themes,ui}/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] })) {
    const { endless, changed } = motionIn(await readFile(`${root}${file}`));
    endless_count += endless.size;
    for (const name of endless)
      for (const property of changed.get(name) ?? [])
        if (!free.has(property)) dear.push(`${file}: ${name} changes ${property}`);
  }
  expect(endless_count).toBeGreaterThan(10);
  expect(dear.filter((line) => !pointedAt.has(line))).toEqual([]);
});

test('a background that moves without end is found', () => {
  const css = Buffer.from(
    '@keyframes a { to { background-position: 0 9px } } .x { animation: a 2s infinite }',
  );
  const { endless, changed } = motionIn(css);
  expect([...endless]).toEqual(['a']);
  expect(changed.get('a')).toEqual(['background-position']);
});

/** The names of animations without end, and what the keyframes of each name change. */
function motionIn(code: Buffer): { endless: Set<string>; changed: Map<string, readonly string[]> } {
  const endless = new Set<string>();
  const changed = new Map<string, readonly string[]>();
  transform({
    filename: 'motion.css',
    code,
    visitor: {
      Rule: {
        keyframes: ({ value: { name, keyframes } }) => {
          const properties = keyframes.flatMap(({ declarations }) =>
            (declarations.declarations ?? []).map((declaration) =>
              declaration.property === 'unparsed'
                ? declaration.value.propertyId.property
                : declaration.property,
            ),
          );
          changed.set(name.value, properties);
        },
      },
      Declaration: {
        animation: ({ value }) => {
          for (const words of Array.isArray(value) ? value.map(wordsOf) : [wordsOfTokens(value)])
            if (words.includes('infinite')) for (const word of words) endless.add(word);
        },
      },
    },
  });
  // What is written with a custom property is known by its words alone: those that name no motion of this sheet say how it goes.
  return { endless: endless.intersection(new Set(changed.keys())), changed };
}

function wordsOf({ name, iterationCount }: Animation): readonly string[] {
  return [...(name.type === 'none' ? [] : [name.value]), iterationCount.type];
}

function wordsOfTokens({ value }: UnparsedProperty): readonly string[] {
  return value.flatMap((token) =>
    token.type === 'token' && token.value.type === 'ident' ? [token.value.value] : [],
  );
}
