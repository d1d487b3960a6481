import { expect, test } from 'vitest';
import { deviceFlags } from './device-flags.ts';

const set = (userAgent: string, touchPoints?: number): string[] =>
  Object.entries(deviceFlags(userAgent, touchPoints))
    .filter(([, isSet]) => isSet)
    .map(([name]) => name);

test('S3.18 thirteen flags tell devices and browsers apart', () => {
  expect(Object.keys(deviceFlags(''))).toHaveLength(13);
  expect(
    set(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toEqual(['mobile', 'iOS', 'Safari']);
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  expect(set(mac)).toEqual(['desktop', 'macOS', 'Safari']);
  expect(set(mac, 5)).toEqual(['tablet', 'iOS', 'Safari']);
  expect(
    set('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'),
  ).toEqual(['mobile', 'Android', 'Chrome']);
  expect(
    set(
      'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    ),
  ).toEqual(['tablet', 'Android', 'Samsung']);
  expect(
    set(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ),
  ).toEqual(['desktop', 'Windows', 'Edge']);
  expect(set('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toEqual([
    'desktop',
    'Firefox',
  ]);
  expect(set('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toEqual([
    'desktop',
    'crawler',
  ]);
});
