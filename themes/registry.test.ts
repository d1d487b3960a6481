import { readFile } from 'node:fs/promises';
import { themes } from '@marquee/contract/themes.ts';
import { expect, test } from 'vitest';
import { arrangements } from './arrangements.ts';
import type { Manifest } from './manifest.ts';
import { builtTemplates } from './templates.ts';
import { factsOf, isThemeName, palettesOf, themeFacts } from './registry.ts';

/** The templates of the specification; the house may have further ones. */
const specified = Object.fromEntries(Object.entries(themeFacts).slice(0, 17));

test('S2.18 the seventeen templates are numbered in the order of the contract', () => {
  expect(Object.keys(themeFacts)).toEqual(Object.keys(themes));
  expect(Object.entries(specified).map(([name, facts]) => [name, facts.number])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((number) => [`casino${number}`, number])
      .concat([1, 2, 3, 4, 5, 6, 7].map((number) => [`slot${number}`, 9 + number]))
      .concat([['sportsbook1', 17]]),
  );
});

test('S9.8 the breakpoints of the templates', () => {
  const widths = Object.values(specified).map((facts) => facts.breakpoint_px);
  expect(widths).toEqual([
    1024, 1200, 1200, 999, 1024, 999, 1024, 999, 999, 1200, 768, 769, 769, 769, 768, 768, 768,
  ]);
  expect(factsOf('casino9')?.productBreakpoint_px).toBe(1200);
});

test.each(builtTemplates)('S9.8 the layout of %s takes its narrow shape at its breakpoint', async (name) => {
  const css = await readFile(new URL(`./${name}/layout.module.css`, import.meta.url), 'utf8');
  const widths = [...css.matchAll(/@media \(width (?:<|>=) ([\d.]+)rem\)/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  expect(widths).toContain(themeFacts[name].breakpoint_px);
});

test('S2.4 S2.5 slot2, slot4 and sportsbook1 sign in by #loginmodal, slot5 by #modal-signin, all others on a page', () => {
  const dialogs = Object.entries(specified).filter(([, facts]) => facts.login !== 'page');
  expect(dialogs.map(([name, facts]) => [name, facts.login])).toEqual([
    ['slot2', '#loginmodal'],
    ['slot4', '#loginmodal'],
    ['slot5', '#modal-signin'],
    ['sportsbook1', '#loginmodal'],
  ]);
});

test('S5.6 a code that is no template has no facts and no palettes', () => {
  expect(isThemeName('casino1')).toBe(true);
  for (const code of ['casino10', '', 'toString', '__proto__']) {
    expect(isThemeName(code)).toBe(false);
    expect(factsOf(code)).toBeUndefined();
    expect(palettesOf(code)).toEqual([]);
  }
});

/** The sections that two templates arrange alike. */
function alike(one: Manifest, other: Manifest): string[] {
  return Object.keys(arrangements).filter((section) => {
    const of = Object.entries(one.pages).find(([name]) => name === section);
    return of && Object.entries(other.pages).some(([name, chosen]) => name === section && chosen === of[1]);
  });
}

test('no two templates arrange all sections alike, and neighbours at most two of them', () => {
  const all = Object.entries(specified);
  for (const [index, [name, facts]] of all.entries()) {
    for (const [other, otherFacts] of all.slice(index + 1)) {
      expect(alike(facts, otherFacts).length, `${name} and ${other}`).toBeLessThan(
        Object.keys(arrangements).length,
      );
    }
    const next = all[index + 1];
    if (next) expect(alike(facts, next[1]).length, `${name} and ${next[0]}`).toBeLessThanOrEqual(2);
  }
});

test('every arrangement is the choice of some template', () => {
  const chosen = new Set(
    Object.values(themeFacts).flatMap(({ pages }) => Object.entries(pages).map((choice) => choice.join('/'))),
  );
  for (const [section, names] of Object.entries(arrangements))
    for (const name of names) expect(chosen, `${section}/${name}`).toContain(`${section}/${name}`);
});

test('a template that asks for the sign-in in a dialog arranges it as one, and no other does', () => {
  for (const [name, { login, pages }] of Object.entries(themeFacts))
    expect(['dialog', 'sheet'].includes(pages.sign_in), name).toBe(login !== 'page');
});
