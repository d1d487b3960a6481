import Bowser from 'bowser';
import type { z } from 'zod';
import type { deviceSchema } from '@marquee/contract/entities.ts';

const types: Readonly<Record<string, z.infer<typeof deviceSchema>['type']>> = {
  mobile: 'mobile',
  tablet: 'tablet',
  desktop: 'desktop',
  tv: 'tv',
  bot: 'bot',
};

/** Describe the device of a User-Agent for the player. Works for any text. */
export function readDevice(userAgent: string): z.infer<typeof deviceSchema> {
  if (userAgent === '') return { browser: '', os: '', type: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  return {
    browser: named(browser.name, major),
    os: named(os.name, os.versionName ?? os.version),
    type: types[platform.type ?? ''] ?? 'unknown',
  };
}

function named(name: string | undefined, version: string | undefined): string {
  return [name, version].filter((part) => part !== undefined && part !== '').join(' ');
}
