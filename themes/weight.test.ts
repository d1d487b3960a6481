import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtTemplates } from './templates.ts';

/** What a visitor loads of one template's styles, compressed; the styles that templates share come on top. */
const MOST_BYTES = 15_000;

test.each(builtTemplates)(
  'the styles of %s, with all palettes, weigh at most 15 KB compressed',
  async (template) => {
    const sheets: string[] = [];
    for await (const file of glob('**/*.css', { cwd: join(import.meta.dirname, template) })) {
      sheets.push(await readFile(join(import.meta.dirname, template, file), 'utf8'));
    }
    expect(sheets.length, 'style sheets').toBeGreaterThan(3);
    // As they are written: comments and line breaks, which the build leaves out, count too.
    expect(brotliCompressSync(sheets.join('\n')).length).toBeLessThanOrEqual(MOST_BYTES);
  },
);
