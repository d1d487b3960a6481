import type { adsVisit } from '@marquee/contract/api/settings/adsvisit.ts';
import { callApi, siteInput } from '../api/client.ts';
import type { Endpoint } from '../api/endpoint.ts';
import { keepAttribution, readAttribution } from './attribution.ts';
import { raiseGlobally } from './global-fault.ts';
import { reactionTo } from './refusal-reaction.ts';

/** By itself, since the list of all endpoints would come with it to every first page. */
const visit: Endpoint<typeof adsVisit> = { path: '/api/settings/adsvisit' };

/**
 * Keep what brought the visitor, and tell the server the advertisement's cookie and the appsflyer id. A refusal goes to the
 * global error handler.
 */
export async function reportVisit(search: string): Promise<void> {
  keepAttribution(search);
  const { fbp, appsflyer_id } = readAttribution();
  const result = await callApi(visit, { ...siteInput(), fbp, appsflyer_id });
  if (!result.ok && reactionTo(result.refusal) !== 'none') {
    raiseGlobally('The visit was not recorded', result.refusal);
  }
}
