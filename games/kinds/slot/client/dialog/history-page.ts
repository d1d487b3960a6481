/** The player's rounds in this game, newest first, each with its pictures and its proof. */
import type { ListedRound } from '../../play-api.ts';
import { button, element } from '../dom/element.ts';
import { slotRoundPicture } from '../round/slot-round-picture.ts';
import {
  checkPart,
  choiceFacts,
  factList,
  jackpotFacts,
  meterFacts,
  proofFacts,
} from '../round/round-view.ts';
import { loadSymbolSheet } from '../round/symbol-sheet.ts';
import { call } from '../session/call.ts';
import type { InfoOptions } from './info-dialog.ts';

/** Builds the page and begins to load its first rounds. */
export function historyPage(options: InfoOptions): HTMLElement {
  const { words, money, session, language } = options;
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
  const list = element('div', {}, table, status, more);
  const page = element('div', {}, list);
  let cursor: string | null = null;

  const winOf = ({ state, win_minor }: ListedRound): string =>
    state === 'settled' ? money(win_minor) : words(`round.state.${state}`);

  async function show(round: ListedRound, from: HTMLElement): Promise<void> {
    const back = button(
      { class: 'action' },
      () => {
        page.replaceChildren(list);
        from.focus();
      },
      words('info.history.back'),
    );
    page.replaceChildren(back, element('p', { class: 'info-lead', role: 'status' }, words('loading')));
    back.focus();
    const parts = await roundParts(options, round, time.format(new Date(round.created_at))).catch(() => [
      element('p', { role: 'alert' }, words('error.network.title')),
    ]);
    if (back.isConnected) page.replaceChildren(back, ...parts);
    back.focus();
  }

  function row(round: ListedRound): HTMLElement {
    const { nonce } = round.fairness;
    const open = button(
      { class: 'round-open', 'aria-label': words('info.history.show', { nonce }) },
      () => void show(round, open),
      element('code', {}, round.round_id.slice(-8)),
    );
    return element(
      'tr',
      {},
      element('td', {}, time.format(new Date(round.created_at))),
      element(
        'td',
        { class: 'amount' },
        money(round.bet_minor),
        round.bought ? element('b', { class: 'history-jackpot' }, ` ${words('round.bought.short')}`) : null,
      ),
      element(
        'td',
        round.state === 'settled' ? { class: 'amount' } : {},
        winOf(round),
        round.jackpot && round.jackpot.won_minor !== '0'
          ? element('b', { class: 'history-jackpot' }, ` ${words('stage.jackpot.grand')}`)
          : null,
      ),
      element('td', {}, String(nonce)),
      element('td', {}, open),
    );
  }

  async function load(): Promise<void> {
    more.disabled = true;
    try {
      const answer = await call('history', { session, cursor });
      cursor = answer.next_cursor;
      body.append(...answer.rounds.map(row));
      status.textContent = body.childElementCount === 0 ? words('info.history.empty') : '';
      table.hidden = body.childElementCount === 0;
      more.textContent = words('info.history.more');
      more.hidden = cursor === null;
    } catch {
      status.textContent = words('error.network.title');
      more.textContent = words('info.retry');
      more.hidden = false;
    }
    more.disabled = false;
  }

  table.hidden = true;
  void load();
  return page;
}

/** Facts, proof and pictures of one round. A round that is not settled has no pictures. */
async function roundParts(options: InfoOptions, listed: ListedRound, time: string): Promise<HTMLElement[]> {
  const { words, money, session, paytable } = options;
  const choices = paytable.form === 'reels' ? (paytable.choice?.options ?? []) : [];
  const head = factList(words, [
    [listed.bought ? 'round.fact.price' : 'round.fact.bet', money(listed.bet_minor)],
    listed.state === 'settled'
      ? ['round.fact.win', money(listed.win_minor)]
      : ['round.fact.state', words(`round.state.${listed.state}`)],
    ['round.fact.time', time],
    ['round.fact.round', listed.round_id],
    ...jackpotFacts(listed, money),
    ...choiceFacts(words, listed, (id) => choices.find((option) => option.id === id)?.name ?? id),
  ]);
  if (listed.state !== 'settled') return [head, factList(words, proofFacts(words, listed, null))];
  const [{ round, server_seed }, draw] = await Promise.all([
    call('round', { session, round_id: listed.round_id }),
    loadSymbolSheet(paytable.code),
  ]);
  const named: readonly { id: string; name: string }[] = [...paytable.symbols, ...choices];
  const picture = slotRoundPicture(
    {
      words,
      money,
      draw,
      heading: 'h3',
      names: new Map(named.map(({ id, name }) => [id, name])),
      coinSymbol: paytable.form !== 'tumble' ? paytable.features.hold_and_respin?.symbol : undefined,
      isGrandProgressive: paytable.jackpot !== null,
    },
    round.book,
  );
  return [
    head,
    picture,
    factList(words, [...meterFacts(words, round.book), ...proofFacts(words, round, server_seed)]),
    ...(server_seed === null ? [] : [checkPart(words, round, server_seed)]),
  ];
}
