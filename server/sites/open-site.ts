import { themes } from '@marquee/contract/themes.ts';
import type { Clock } from '../kernel/clock.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from './site.ts';

/** Why a site serves nobody now: neither calls, nor sockets, nor bets. */
export type SiteClosure = 'siteInactive' | 'siteExpired' | 'siteInMaintenance';

/** Why a site is closed; undefined while it is open. */
export function closureOf(site: Site, clock: Clock): SiteClosure | undefined {
  return gone(site, clock) ?? (site.maintenance.on ? 'siteInMaintenance' : undefined);
}

/** Throws the refusal that says why the site is closed. */
export function requireOpenSite(site: Site, clock: Clock): void {
  const closure = closureOf(site, clock);
  if (closure) throw refuse(closure);
}

/**
 * Whether a site may be shown at all; one in maintenance says so on its pages.
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
