import { safetyLimits } from '@marquee/contract/operate/safety/limits.ts';
import { limitKindSchema, limitWindowSchema } from '@marquee/contract/safety.ts';
import { numberOf, pageOf } from '../../console/cursor.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { formatMoney } from '../../kernel/money.ts';
import { listLimitedPlayers } from '../../safety/operator-view.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetyLimits = serveOperation(safetyLimits, async ({ app, input, sites }) => {
  const rows = await listLimitedPlayers(app.db, {
    sites: sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites)),
    after: numberOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, ({ player_id }) => player_id.toString());
  return {
    next_cursor: next,
    value: shown.map(({ player_id, site_code, account_id, currency, limits }) => ({
      player_id: player_id.toString(),
      site_code,
      account_id,
      currency,
      limits: limits.map(({ kind, window, set_by, value }) => ({
        kind: limitKindSchema.parse(kind),
        window: limitWindowSchema.parse(window),
        set_by: set_by === 'operator' ? ('operator' as const) : ('player' as const),
        value: kind === 'session_time' ? value : formatMoney(BigInt(value)),
      })),
    })),
  };
});
