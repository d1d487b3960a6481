import { expect, test } from 'vitest';
import { compactManifest } from './compact-manifest.ts';

const manifest = {
  entry: { module: '/assets/a.js' },
  routes: { root: { id: 'root', path: 'a  b\n };' } },
  url: '',
};

/** A document with the script that React Router writes. */
function documentWith(json: string): string {
  return `<p>a\n  b</p><script>import * as route0 from "/assets/b.js";\n  window.__reactRouterManifest = ${json};\n  window.routes = {};</script>`;
}

test('the manifest of a document is written on one line and means the same', () => {
  const compact = compactManifest(documentWith(JSON.stringify(manifest, null, 2)));
  const [, json = ''] = /__reactRouterManifest = (.*);\n {2}window\.routes/.exec(compact) ?? [];
  expect(JSON.parse(json)).toEqual(manifest);
  expect(json.length).toBeLessThan(JSON.stringify(manifest, null, 2).length);
  expect(compact.startsWith('<p>a\n  b</p>')).toBe(true);
});

test('a document without one stays as it is', () => {
  expect(compactManifest('<p>a\n  b</p>')).toBe('<p>a\n  b</p>');
});
