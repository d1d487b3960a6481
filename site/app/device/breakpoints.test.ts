import { expect, test } from 'vitest';
import { breakpointOf, fallbackBreakpoint } from './breakpoints.ts';

test('S9.7 each breakpoint counts from its width on', () => {
  expect(breakpointOf(319)).toBe('mobile');
  expect(breakpointOf(320)).toBe('mobile');
  expect(breakpointOf(374)).toBe('mobile');
  expect(breakpointOf(375)).toBe('mobileMedium');
  expect(breakpointOf(425)).toBe('mobileWide');
  expect(breakpointOf(768)).toBe('tablet');
  expect(breakpointOf(1024)).toBe('desktop');
  expect(breakpointOf(1280)).toBe('desktopMedium');
  expect(breakpointOf(1600)).toBe('desktopWide');
});

test('S9.7 the fallback is desktop', () => {
  expect(fallbackBreakpoint).toBe('desktop');
  expect(breakpointOf(Number.NaN)).toBe('desktop');
  expect(breakpointOf(0)).toBe('desktop');
});
