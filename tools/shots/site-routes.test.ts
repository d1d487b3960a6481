import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { siteRoutes } from './site-routes.ts';

const routes = siteRoutes({ '/promotions/:promotionId': '/promotions/welcome' });

test('S2.1 the routes are those of the site, each once, each with an address', () => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const known of ['/', '/slots', '/deposit', '/playnow', '/minigame', '/news/:newsId', '/*']) {
    expect(patterns).toContain(known);
  }
  for (const { address } of routes) expect(address).toMatch(/^\/[^:*]*$/);
});

test('no route of the site is missing', async () => {
  const source = await readFile(new URL('../../site/app/routes.ts', import.meta.url), 'utf8');
  const declared = [...source.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => path);
  const written = declared
    .filter((path) => path !== ':language?' && path !== 'games.json')
    .map((path) => `/${path}`);
  expect(written.length).toBeGreaterThan(25);
  expect(routes.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(written));
});

test('S2.17 of a category’s addresses the one that is its path is looked at', () => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(['/hot', '/fishing', '/hash-game', '/horse-racing']));
  expect(patterns).not.toContain('/livecasino');
});

test('players’ pages and those for visitors are told apart', () => {
  const audience = new Map(routes.map((route) => [route.pattern, route.audience]));
  expect(audience.get('/slots')).toBe('everybody');
  expect(audience.get('/minigame')).toBe('players');
  expect(audience.get('/statement')).toBe('players');
  expect(audience.get('/login')).toBe('visitors');
});
