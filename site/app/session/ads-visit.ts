import { failureOnTheWay, isEnvelope } from '../api/client.ts';
import { keepAttribution } from './attribution.ts';
import { raiseGlobally } from './global-fault.ts';
import { reactionTo } from './refusal-reaction.ts';

/**
 * Keep what brought the visitor, and look at what telling the server of the visit came to. A refusal goes to the global
 * error handler.
 */
export async function reportVisit(search: string): Promise<void> {
  keepAttribution(search);
  const answer = await window.visitTold;
  const outcome = isEnvelope(answer) ? answer : failureOnTheWay('/api/settings/adsvisit');
  if (reactionTo(outcome) !== 'none') raiseGlobally('The visit was not recorded', outcome);
}
