import { themes } from '@marquee/contract/themes.ts';
import type { Clock } from '../kernel/clock.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from './site.ts';

/**
 * Whether a site may be shown at all.
 * Throws `siteInactive`, `siteExpired`, `invalidThemeCode` or `invalidThemeColor`.
 */
export function requireOpenSite(site: Site, clock: Clock): void {
  if (site.status !== 'active') throw refuse('siteInactive');
  if (site.expiresAt && site.expiresAt <= clock.now()) throw refuse('siteExpired');
  const palettes = Object.hasOwn(themes, site.shown.theme_code) ? themes[site.shown.theme_code] : undefined;
  if (!palettes) throw refuse('invalidThemeCode');
  if (!palettes.includes(site.shown.theme_color)) throw refuse('invalidThemeColor');
}
