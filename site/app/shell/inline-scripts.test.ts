import { expect, test } from 'vitest';
import { takeOwnScripts } from './inline-scripts.ts';

test('only scripts with the nonce of the rendering are the own ones', () => {
  const { html, scripts } = takeOwnScripts(
    [
      '<script nonce="n1">own()</script><script>smuggled()</script><script nonce="">empty()</script>',
      '<script nonce="other">guessed()</script><script nonce="n1" src="/a.js"></script>',
      '<link nonce="n1" rel="modulepreload"/><script nonce="n1" type="module" async="">import "/a.js"</script>',
    ].join(''),
    'n1',
  );
  expect(scripts).toEqual(['own()', 'import "/a.js"']);
  expect(html).not.toContain('n1');
  expect(html).toContain('<script type="module" async="">');
});
