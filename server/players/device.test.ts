import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceSchema } from '@marquee/contract/entities.ts';
import { readDevice } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 26', os: 'iOS 26.1', type: 'mobile' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    { browser: 'Microsoft Edge 142', os: 'Windows 10', type: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet for Android 28', os: 'Android 15', type: 'mobile' },
  ],
  ['', { browser: '', os: '', type: 'unknown' }],
])('%s is told in words', (userAgent, device) => {
  expect(readDevice(userAgent)).toEqual(device);
});

test('whatever a client says of itself is answered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (userAgent) => {
      expect(deviceSchema.safeParse(readDevice(userAgent)).success).toBe(true);
    }),
  );
});
