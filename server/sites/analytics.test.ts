import { expect, test } from 'vitest';
import { originsOf, scriptsOf } from './analytics.ts';

test('S3.14 code runs as it is, tags become their addresses and their code', () => {
  const scripts = scriptsOf([
    { section: 'HEAD', script: 'count("a < b")' },
    {
      section: 'BODY',
      script: `<!-- tag --><script async src="https://measure.example/tag.js?id=1"></script>
        <script>window.q = window.q || []; if (1 < 2) q.push('</scr' + 'ipt>');</script><noscript><img src="x"></noscript>`,
    },
  ]);
  expect(scripts).toEqual([
    { section: 'HEAD', src: '', code: 'count("a < b")' },
    { section: 'BODY', src: 'https://measure.example/tag.js?id=1', code: '' },
    { section: 'BODY', src: '', code: `window.q = window.q || []; if (1 < 2) q.push('</scr' + 'ipt>');` },
  ]);
  expect(originsOf(scripts)).toEqual(['https://measure.example']);
});

test('an address that is not https is left out', () => {
  const script =
    '<script src="http://measure.example/a.js"></script><script src="javascript:alert(1)"></script>';
  expect(scriptsOf([{ section: 'HEAD', script }])).toEqual([]);
});
