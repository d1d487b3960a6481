import { rewardsList } from '@marquee/contract/operate/rewards/list.ts';
import { requireSite } from '../../console/document-site.ts';
import { costDays, givenSince, listedTexts, noneGiven } from '../../console/reward-cost.ts';
import {
  documentName,
  refOf,
  publishedRewards,
  stateOfReward,
  storedRewardDraft,
} from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { daysLater } from '../../kernel/calendar.ts';
import { readDrafts } from '../../sites/documents/drafts.ts';

export const serveRewardsList = serveOperation(rewardsList, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  const now = app.clock.now();
  const [{ currency }, published, drafts, given] = await Promise.all([
    app.sites.byId(siteId),
    publishedRewards(app.db, siteId),
    readDrafts(app.db, siteId),
    givenSince(app.db, siteId, daysLater(now, -costDays)),
  ]);
  const names = new Set(published.map(({ change }) => documentName(change)));
  const onlyDrafts = drafts.flatMap(({ document, content }) => {
    const change = storedRewardDraft(content);
    return refOf(document) && change && !names.has(document) ? [change] : [];
  });
  const listed = [
    ...onlyDrafts.map((change) => ({ change, state: 'draft' as const })),
    ...published.map((one) => ({ change: one.change, state: stateOfReward(one, now) })),
  ];
  return {
    currency,
    value: listed.map(({ change, state }) => {
      const name = documentName(change);
      const draft = drafts.find(({ document }) => document === name);
      return {
        kind: change.kind,
        code: change.code,
        ...listedTexts(change),
        state,
        has_draft: draft !== undefined,
        publish_at: draft?.publishAt?.toISOString() ?? null,
        given: given.get(name) ?? noneGiven,
      };
    }),
  };
});
