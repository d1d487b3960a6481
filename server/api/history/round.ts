import { roundDetail } from '@marquee/contract/api/history/round.ts';
import { serve } from '../../http/serve.ts';
import { showRound } from '../../rounds/round-history.ts';

export const serveRoundDetail = serve(roundDetail, async ({ app, input, session }) =>
  showRound(app, session, { providerCode: input.provider_code, roundId: input.round_id }),
);
