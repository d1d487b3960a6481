/** The player's rounds in this game, newest first. */
import type { ListedRound } from '../../play-api.ts';
import { button, element } from '../dom/element.ts';
import { call } from '../session/call.ts';
import type { MessageId } from '../words/words.ts';
import type { InfoOptions } from './info-dialog.ts';

/** What stands in the place of the win of a round that is not settled. */
const unsettled: Record<ListedRound['state'], MessageId | null> = {
  opened: 'info.history.under_way',
  bet_ok: 'info.history.under_way',
  settled: null,
  refused: 'info.history.refused',
  rolling_back: 'info.history.taken_back',
  rolled_back: 'info.history.taken_back',
};

/** Builds the page and begins to load its first rounds. */
export function historyPage({ words, money, session, language }: InfoOptions): HTMLElement {
  const body = element('tbody');
  const headings = (
    [
      'info.history.when',
      'info.history.bet',
      'info.history.win',
      'info.history.nonce',
      'info.history.round',
    ] as const
  ).map((id) => element('th', { scope: 'col' }, words(id)));
  const table = element(
    'table',
    { class: 'history' },
    element('thead', {}, element('tr', {}, ...headings)),
    body,
  );
  const status = element('p', { class: 'info-lead', role: 'status' }, words('loading'));
  const more = button({ class: 'action', hidden: true }, () => void load(), words('info.history.more'));
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' });
  let cursor: string | null = null;

  function winOf({ state, win_minor }: ListedRound): string {
    const instead = unsettled[state];
    return instead ? words(instead) : money(win_minor);
  }

  async function load(): Promise<void> {
    more.disabled = true;
    try {
      const answer = await call('history', { session, cursor });
      cursor = answer.next_cursor;
      body.append(
        ...answer.rounds.map((round) =>
          element(
            'tr',
            {},
            element('td', {}, time.format(new Date(round.created_at))),
            element('td', { class: 'amount' }, money(round.bet_minor)),
            element('td', unsettled[round.state] ? {} : { class: 'amount' }, winOf(round)),
            element('td', {}, String(round.fairness.nonce)),
            element('td', {}, element('code', {}, round.round_id.slice(-8))),
          ),
        ),
      );
      status.textContent = body.childElementCount === 0 ? words('info.history.empty') : '';
      table.hidden = body.childElementCount === 0;
      more.textContent = words('info.history.more');
      more.hidden = cursor === null;
    } catch {
      status.textContent = words('error.title.network');
      more.textContent = words('info.retry');
      more.hidden = false;
    }
    more.disabled = false;
  }

  table.hidden = true;
  void load();
  return element('div', {}, table, status, more);
}
