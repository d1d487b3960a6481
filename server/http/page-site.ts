import type { CmsPage } from '@marquee/contract/page.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import type { App } from './app.ts';

/** The site of a host, or undefined if there is none. */
export async function siteAt(app: App, host: string): Promise<Site | undefined> {
  try {
    return await app.sites.byDomain(host);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

/** The script of the live chat: the configured one, the demo's own, or LiveChat's; a demo without its services has none. */
export function chatScriptOf({ LIVE_CHAT_SCRIPT_URL, SERVICES_URL, MARQUEE_ENV }: App['config']): string {
  if (LIVE_CHAT_SCRIPT_URL !== undefined) return LIVE_CHAT_SCRIPT_URL;
  if (MARQUEE_ENV === 'production') return 'https://cdn.livechatinc.com/tracking.js';
  return SERVICES_URL === undefined ? '' : `${new URL(SERVICES_URL).origin}/chat/tracking.js`;
}

/** Which of a site's pages are shown. */
export function cmsStatusOf(site: Site | undefined): Record<CmsPage, boolean> {
  return {
    about_us: site?.cms.about_us_status ?? false,
    privacy_policy: site?.cms.privacy_policy_status ?? false,
    banking: site?.cms.banking_status ?? false,
    faqs: site?.cms.faqs_status ?? false,
    responsible_gaming: site?.cms.responsible_gaming_status ?? false,
    term_condition: site?.cms.term_condition_status ?? false,
  };
}
