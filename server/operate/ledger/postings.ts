import { ledgerPostings } from '@marquee/contract/operate/ledger/postings.ts';
import { pageOf } from '../../console/cursor.ts';
import { accountNames, siteCodes } from '../../console/ledger-names.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { placeOf, postingPlace, showAccountPosting } from '../../console/show-transaction.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { accountPostings } from '../../ledger/browse.ts';

/** Postings have no index by account and time, so a list reads the time that it is of. */
const longest_ms = 92 * 86_400_000;

export const serveLedgerPostings = serveOperation(ledgerPostings, async ({ app, input, sites }) => {
  const looked = sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites));
  const from = new Date(input.from);
  const until = new Date(input.until);
  const span_ms = until.getTime() - from.getTime();
  if (span_ms <= 0 || span_ms > longest_ms || input.until > '2200') throw refuse('reportDays');
  const rows = await accountPostings(app.db, {
    sites: looked,
    account: input.account,
    playerId: input.player_id === undefined ? undefined : BigInt(input.player_id),
    from,
    until,
    before: postingPlace(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, placeOf);
  const [codes, names] = await Promise.all([
    siteCodes(app.db),
    accountNames(
      app.db,
      shown.map(({ playerId }) => playerId),
    ),
  ]);
  return {
    next_cursor: next,
    value: shown.map((posting) =>
      showAccountPosting(posting, input.account, {
        siteCode: codes.get(posting.siteId) ?? '',
        accountId: names.get(posting.playerId) ?? '',
      }),
    ),
  };
});
