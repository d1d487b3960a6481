/** Says what went wrong and offers the way on. */
import { button, element } from '../dom/element.ts';
import type { CallFailure } from '../../../../kit/client/session/call.ts';
import type { MessageId, Words } from '../words/words.ts';

export type ErrorAction = { label: MessageId; act: () => void };

type Explanation = { title: MessageId; text: MessageId };

const unknown: Explanation = { title: 'error.title.unknown', text: 'error.unknown' };
const explanations: Record<CallFailure | 'no_graphics' | 'no_art', Explanation> = {
  not_enough_money: { title: 'error.title.money', text: 'error.not_enough_money' },
  limit_reached: { title: 'error.title.limit', text: 'error.limit_reached' },
  session_unknown: { title: 'error.title.session', text: 'error.session_expired' },
  session_expired: { title: 'error.title.session', text: 'error.session_expired' },
  session_closed: { title: 'error.title.session', text: 'error.session_expired' },
  network_lost: { title: 'error.title.network', text: 'error.network_lost' },
  operator_unavailable: { title: 'error.title.operator', text: 'error.operator_unavailable' },
  round_cancelled: { title: 'error.title.cancelled', text: 'error.round_cancelled' },
  player_disabled: { title: 'error.title.disabled', text: 'error.player_disabled' },
  too_soon: { title: 'error.title.busy', text: 'error.too_soon' },
  autoplay_forbidden: { title: 'error.title.busy', text: 'error.autoplay_forbidden' },
  another_game_open: { title: 'error.title.another_game', text: 'error.another_game_open' },
  spin_in_flight: { title: 'error.title.busy', text: 'error.spin_in_flight' },
  bet_not_allowed: { title: 'error.title.bet', text: 'error.bet_not_allowed' },
  stake_above_house_limit: { title: 'error.title.house_limit', text: 'error.stake_above_house_limit' },
  no_graphics: { title: 'error.title.graphics', text: 'error.graphics' },
  no_art: { title: 'error.title.network', text: 'error.art' },
  too_many_requests: { title: 'error.title.requests', text: 'error.too_many_requests' },
  // What cannot happen to a slot, whose rounds have no actions and no shared draws.
  round_in_play: unknown,
  round_moved_on: unknown,
  round_ended: unknown,
  action_not_allowed: unknown,
  betting_closed: unknown,
  too_late: unknown,
  bad_request: unknown,
  round_unknown: unknown,
  game_unknown: unknown,
  internal_error: unknown,
};
export type Trouble = keyof typeof explanations;

/** Shows the trouble over the game and resolves when the player has chosen a way on or closed the dialog. */
export function showTrouble(
  host: HTMLElement,
  words: Words,
  trouble: Trouble,
  actions: readonly ErrorAction[],
): Promise<void> {
  const { title, text } = explanations[trouble];
  return new Promise((resolve) => {
    const dialog = element(
      'dialog',
      {
        class: 'dialog dialog-error',
        role: 'alertdialog',
        'aria-labelledby': 'error-title',
        'aria-describedby': 'error-text',
      },
      element('h2', { id: 'error-title' }, words(title)),
      element('p', { id: 'error-text' }, words(text)),
      element(
        'div',
        { class: 'dialog-actions' },
        ...actions.map(({ label, act }, index) =>
          button(
            { class: index === 0 ? 'action action-main' : 'action' },
            () => {
              dialog.close();
              act();
            },
            words(label),
          ),
        ),
      ),
    );
    dialog.dataset.trouble = trouble;
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    host.append(dialog);
    dialog.showModal();
  });
}
