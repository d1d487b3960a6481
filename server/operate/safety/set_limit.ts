import { safetySetLimit } from '@marquee/contract/operate/safety/set_limit.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { setOperatorLimit } from '../../safety/change-limit.ts';
import { operatorsValue, requireOperatorsValue } from '../../safety/limit-value.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveSafetySetLimit = serveOperation(
  safetySetLimit,
  async ({ app, input, operator, sites, noteIn }) => {
    const player = await requirePlayer(app, sites, input.player_id);
    const { kind, window, value: text } = input;
    const value = requireOperatorsValue({ kind, window }, text);
    const shown = (one: bigint | null) => (one === null ? null : operatorsValue(kind, one));
    const wallet = { siteId: player.site_id, playerId: player.player_id, currency: player.currency };
    await setOperatorLimit(app, wallet, { kind, window }, value, operator.email, (trx, before) =>
      noteIn(trx, {
        siteId: player.site_id,
        subjectId: input.player_id,
        before: { kind, window, value: shown(before) },
        after: { kind, window, value: shown(value) },
        reason: input.reason,
      }),
    );
    return {};
  },
);
