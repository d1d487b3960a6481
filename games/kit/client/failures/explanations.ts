/** What players are told where something failed: the same in the shell and in slots. */
import type { CallFailure } from '../session/call.ts';
import type english from './messages/en.json';

export type FailureMessageId = keyof typeof english;

type Explanation = { title: FailureMessageId; text: FailureMessageId };

const session: Explanation = { title: 'error.session.title', text: 'error.session' };
const unknown: Explanation = { title: 'error.unknown.title', text: 'error.unknown' };
const movedOn: Explanation = { title: 'error.moved_on.title', text: 'error.moved_on' };

/** What is said of each failure. */
export const explanations: Record<CallFailure, Explanation> = {
  not_enough_money: { title: 'error.money.title', text: 'error.money' },
  real_money_needed: { title: 'error.real_money.title', text: 'error.real_money' },
  limit_reached: { title: 'error.limit.title', text: 'error.limit' },
  session_unknown: session,
  session_expired: session,
  session_closed: session,
  network_lost: { title: 'error.network.title', text: 'error.network' },
  operator_unavailable: { title: 'error.operator.title', text: 'error.operator' },
  round_cancelled: { title: 'error.cancelled.title', text: 'error.cancelled' },
  player_disabled: { title: 'error.disabled.title', text: 'error.disabled' },
  too_soon: { title: 'error.too_soon.title', text: 'error.too_soon' },
  autoplay_forbidden: { title: 'error.autoplay.title', text: 'error.autoplay' },
  buy_forbidden: { title: 'error.buy.title', text: 'error.buy' },
  another_game_open: { title: 'error.another_game.title', text: 'error.another_game' },
  spin_in_flight: { title: 'error.busy.title', text: 'error.busy' },
  bet_not_allowed: { title: 'error.bet.title', text: 'error.bet' },
  stake_above_house_limit: { title: 'error.house_limit.title', text: 'error.house_limit' },
  too_many_requests: { title: 'error.requests.title', text: 'error.requests' },
  round_in_play: movedOn,
  round_moved_on: movedOn,
  round_ended: movedOn,
  action_not_allowed: { title: 'error.action.title', text: 'error.action' },
  betting_closed: { title: 'error.closed.title', text: 'error.closed' },
  too_late: { title: 'error.too_late.title', text: 'error.too_late' },
  round_unknown: { title: 'error.round.title', text: 'error.round' },
  game_unknown: { title: 'error.game.title', text: 'error.game' },
  bad_request: unknown,
  internal_error: unknown,
};
