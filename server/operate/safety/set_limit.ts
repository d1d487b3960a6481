import { safetySetLimit } from '@marquee/contract/operate/safety/set_limit.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuseField } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { setOperatorLimit } from '../../safety/change-limit.ts';
import { serveOperation } from '../../console/serve-operation.ts';

/** The longest time that a window of 30 days can hold, in minutes. */
const mostMinutes = 43_200;

export const serveSafetySetLimit = serveOperation(
  safetySetLimit,
  async ({ app, input, operator, sites, noteIn }) => {
    const player = await requirePlayer(app, sites, input.player_id);
    const { kind, window, value: text } = input;
    const isTime = kind === 'session_time';
    if (isTime && text !== null && !(/^\d{1,5}$/.test(text) && Number(text) <= mostMinutes)) {
      throw refuseField('value', 'a whole number');
    }
    const value = text === null ? null : isTime ? BigInt(text) : parseMoney(text);
    const shown = (one: bigint | null) => (one === null ? null : isTime ? one.toString() : formatMoney(one));
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
