import { arrangements, type ArrangedSection } from '@marquee/themes/arrangements.ts';
import { themeFacts } from '@marquee/themes/registry.ts';
import { expect, test } from 'vitest';
import { arrangementIn, arrangementLine } from './arrangement-line.ts';

const sections = Object.keys(arrangements).filter(
  (name): name is ArrangedSection => name in themeFacts.casino1.pages,
);

test.for(Object.entries(themeFacts))(
  'the line of %s has the arrangement of every section',
  ([, { pages }]) => {
    const line = arrangementLine(pages);
    expect(sections.length).toBe(Object.keys(arrangements).length);
    for (const section of sections) expect(arrangementIn(line, section), section).toBe(pages[section]);
  },
);
