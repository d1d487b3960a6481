import { callApi, siteInput } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { keepAttribution, readAttribution } from './attribution.ts';
import { reactionTo } from './refusal-reaction.ts';

/**
 * Keep what brought the visitor, and tell the server the advertisement's cookie and the appsflyer id. A refusal is told to
 * `onRefusal`, which is where the site's errors go.
 */
export async function reportVisit(
  search: string,
  onRefusal: (refusal: { statusCode: number; statusMessage: string }) => void,
): Promise<void> {
  keepAttribution(search);
  const { fbp, appsflyer_id } = readAttribution();
  const result = await callApi(endpoints.adsVisit, { ...siteInput(), fbp, appsflyer_id });
  if (!result.ok && reactionTo(result.refusal) !== 'none') onRefusal(result.refusal);
}
