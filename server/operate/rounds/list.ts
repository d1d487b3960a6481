import { roundsList } from '@marquee/contract/operate/rounds/list.ts';
import { pageOf } from '../../console/cursor.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { cursorOfRound, placeOfRound, presentRound } from '../../console/show-round.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { parseMoney } from '../../kernel/money.ts';
import { listOperatorRounds } from '../../rounds/operator-rounds.ts';
import { projectRounds } from '../../rounds/projector.ts';

export const serveRoundsList = serveOperation(roundsList, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const after = placeOfRound(input.cursor);
  // Project first, so that rounds that were played a moment ago are found.
  await projectRounds(app.db);
  const rows = await listOperatorRounds(app.db, {
    sites: looked,
    roundId: input.round_id,
    accountId: input.account_id?.toLowerCase(),
    providerCode: input.provider_code,
    gameCode: input.game_code,
    state: input.state,
    from: input.from === undefined ? undefined : new Date(input.from),
    to: input.to === undefined ? undefined : new Date(input.to),
    minStake: input.min_stake === undefined ? undefined : parseMoney(input.min_stake),
    minPayout: input.min_payout === undefined ? undefined : parseMoney(input.min_payout),
    after,
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, cursorOfRound);
  return { next_cursor: next, value: shown.map(presentRound) };
});
