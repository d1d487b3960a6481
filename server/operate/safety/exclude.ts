import { safetyExclude } from '@marquee/contract/operate/safety/exclude.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { RefusalError, refuse } from '../../kernel/errors.ts';
import { accountsOfPerson } from '../../players/same-person.ts';
import { afterExcluding, excludeByOperator } from '../../safety/exclude.ts';
import { standingExclusions } from '../../safety/exclusion-state.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyExclude = serveOperation(
  safetyExclude,
  async ({ app, input, operator, sites, noteIn }) => {
    const player = await requirePlayer(app, sites, input.player_id);
    const key = { siteId: player.site_id, playerId: player.player_id };
    const found = await accountsOfPerson(app.db, key, sitesOfQuery(sites, undefined));
    const accounts = found.filter(({ playerId }) => input.everywhere || playerId === key.playerId);
    if (!accounts.some(({ playerId }) => playerId === key.playerId)) throw refuse('playerNotFound');
    const value = [];
    for (const account of accounts) {
      const isExcluded = await app.db
        .transaction()
        .execute(async (trx) => {
          const before = await standingExclusions(trx, account, app.clock.now());
          const { months } = input;
          const made = await excludeByOperator(app, trx, account, { months, operator: operator.email });
          await noteIn(trx, {
            siteId: account.siteId,
            subjectId: account.playerId.toString(),
            before: { exclusions: before.map(({ exclusion_id }) => exclusion_id) },
            after: {
              exclusion_id: made.exclusion_id,
              kind: made.kind,
              ends_at: made.ends_at?.toISOString() ?? null,
            },
            reason: input.reason,
          });
          return true;
        })
        .catch((error: unknown) => {
          // A longer one that stands on one site does not keep the others open.
          const isLonger = error instanceof RefusalError && error.refusal === 'exclusionNotShortened';
          if (isLonger && accounts.length > 1) return false;
          throw error;
        });
      if (isExcluded) await afterExcluding(app, account);
      value.push({
        player_id: account.playerId.toString(),
        site_code: account.siteCode,
        account_id: account.accountId,
        excluded: isExcluded,
      });
    }
    return { value };
  },
);
