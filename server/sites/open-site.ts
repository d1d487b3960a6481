import { themes } from '@marquee/contract/themes.ts';
import type { Clock } from '../kernel/clock.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from './site.ts';

/** The reason why a site is closed. A closed site serves no calls, sockets or bets. */
export type SiteClosure = 'siteInactive' | 'siteExpired' | 'siteInMaintenance';

/** Why the site is closed, or undefined if it is open. */
export function closureOf(site: Site, clock: Clock): SiteClosure | undefined {
  return gone(site, clock) ?? (site.maintenance.on ? 'siteInMaintenance' : undefined);
}

/** Throws the refusal that names why the site is closed. */
export function requireOpenSite(site: Site, clock: Clock): void {
  const closure = closureOf(site, clock);
  if (closure) throw refuse(closure);
}

/**
 * Check that a site's pages may be shown. A site in maintenance passes, because its pages show a maintenance notice.
 * Throws `siteInactive`, `siteExpired`, `invalidThemeCode` or `invalidThemeColor`.
 */
export function requireShownSite(site: Site, clock: Clock): void {
  const closure = gone(site, clock);
  if (closure) throw refuse(closure);
  const palettes = Object.hasOwn(themes, site.shown.theme_code) ? themes[site.shown.theme_code] : undefined;
  if (!palettes) throw refuse('invalidThemeCode');
  if (!palettes.includes(site.shown.theme_color)) throw refuse('invalidThemeColor');
}

function gone(site: Site, clock: Clock): 'siteInactive' | 'siteExpired' | undefined {
  if (site.status !== 'active') return 'siteInactive';
  if (site.expiresAt && site.expiresAt <= clock.now()) return 'siteExpired';
  return undefined;
}
