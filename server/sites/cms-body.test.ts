import { expect, test } from 'vitest';
import { sanitizeCmsBody } from './cms-body.ts';

test('S5.8 a CMS body keeps its structure and loses what could run', () => {
  expect(sanitizeCmsBody('<h2 onclick="x()">Hi</h2><p style="x">a <strong>b</strong></p>')).toBe(
    '<h2>Hi</h2><p>a <strong>b</strong></p>',
  );
  for (const hostile of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    '<style>@import "https://evil.example"</style>',
  ]) {
    expect(sanitizeCmsBody(hostile)).not.toMatch(/script|onerror|javascript|iframe|style|svg/i);
  }
});
