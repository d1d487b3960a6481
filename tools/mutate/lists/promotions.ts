import { mutantsOf, type Mutant } from '../mutant.ts';

const promotionTests = ['tests/console/promotions.test.ts'];
const campaignTests = ['tests/console/campaigns.test.ts'];

/** Faults in promotions as operators build them, and in campaigns. */
export const promotionsMutants: readonly Mutant[] = [
  ...mutantsOf('server/console/promotion-documents.ts', promotionTests, [
    [
      'a cashback that is stopped owes its players their last period',
      "promotion.offer.kind === 'cashback' && hasBegun",
      'false',
    ],
    [
      'a new promotion replaces another of its code',
      "if (published || drafts.length > 0) throw refuse('promotionExists');",
      '',
    ],
  ]),
  ...mutantsOf('server/bonus/promotions/document.ts', promotionTests, [
    [
      'the description of a promotion is not sanitised',
      'body: stored(sanitised(words.body))',
      'body: stored(words.body)',
    ],
    [
      'a stopped promotion can be claimed',
      "status: status === 'active' ? 'active' : 'inactive'",
      "status: 'active'",
    ],
  ]),
  ...mutantsOf('server/pricing/simulate-promotion.ts', promotionTests, [
    ['a player claims once and again', 'if (player.keys.has(key)) return;', ''],
    ['a first deposit is any', 'event.number === offer.deposit_number', 'true'],
    ['claims have no limit', 'inOrder.slice(0, limit)', 'inOrder'],
  ]),
  ...mutantsOf('server/campaigns/send.ts', campaignTests, [
    ['consent is not asked again', '!(await mayReceiveMarketing(app, player))', 'false'],
    ['a campaign is not stopped in the middle', "standing?.state !== 'sending'", '!standing'],
    ['what was interrupted stays open', "    .set({ state: 'failed' })", "    .set({ state: 'sending' })"],
  ]),
  ...mutantsOf('server/campaigns/segment.ts', campaignTests, [
    [
      'whoever refused offers gets them',
      "p.status = 'active' and p.accepts_marketing",
      "p.status = 'active'",
    ],
    ['blocked players are written to', "p.status = 'active' and p.accepts_marketing", 'p.accepts_marketing'],
  ]),
];
