import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { newId } from '../kernel/ids.ts';
import type { Site } from './site.ts';

/** Record a visit that came from an advertisement. A visit without any advertising id is not stored. */
export async function recordAdVisit(
  app: App,
  site: Site,
  marks: { fbp: string; appsflyerId: string },
  request: RequestFacts,
): Promise<void> {
  if (!marks.fbp && !marks.appsflyerId) return;
  await app.db
    .insertInto('sites.ad_visit')
    .values({
      site_id: site.siteId,
      ad_visit_id: newId(),
      fbp: marks.fbp,
      appsflyer_id: marks.appsflyerId,
      ip: request.ip,
      user_agent: request.userAgent,
      created_at: app.clock.now(),
    })
    .execute();
}
