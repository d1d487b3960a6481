/** What each symbol pays, in money at the bet that is chosen. */
import type { Paytable } from '../../shown-paytable.ts';
import { element } from '../dom/element.ts';
import type { Art } from '../stage/art.ts';
import type { MessageId } from '../words/words.ts';
import type { ReelInfo } from './info-dialog.ts';
import { symbolPicture } from './symbol-picture.ts';

type PaySymbol = Paytable['symbols'][number];

const PICTURE_SIZE = 76;

/** Builds the page. */
export function paysPage({ words, money, paytable, art, bet }: ReelInfo): HTMLElement {
  const bet_minor = BigInt(bet());
  const coins = (count: number): string => money((BigInt(count) * bet_minor) / BigInt(paytable.bet_coins));
  const bets = (count: number): string => money(BigInt(count) * bet_minor);

  function rows(symbol: PaySymbol): HTMLElement | null {
    const pays =
      symbol.kind === 'scatter'
        ? paytable.scatter_pays.map(({ count, bets: whole }) => ({ count, amount: bets(whole) }))
        : symbol.pays.map(({ count, coins: part }) => ({ count, amount: coins(part) }));
    if (pays.length === 0) return null;
    return element(
      'dl',
      { class: 'pay-rows' },
      ...pays.map(({ count, amount }) =>
        element('div', {}, element('dt', {}, words('info.pays.count', { count })), element('dd', {}, amount)),
      ),
    );
  }

  function note(symbol: PaySymbol): string | null {
    switch (symbol.kind) {
      case 'wild':
        return symbol.multiplier
          ? words('info.wild_multiplier', { multiplier: symbol.multiplier })
          : words('info.wild');
      case 'scatter':
        return words('info.scatter');
      case 'coin':
        return words('info.coin');
      case 'mystery':
        return words('info.mystery');
      case 'low':
      case 'high':
        return null;
    }
  }

  return element(
    'div',
    {},
    element('p', { class: 'info-lead' }, words('info.pays.at', { bet: money(bet_minor) })),
    element(
      'ul',
      { class: 'pays' },
      ...paytable.symbols.map((symbol) => {
        const label = kindLabel(symbol);
        return symbolEntry(art, symbol, {
          label: label ? words(label) : null,
          rows: rows(symbol),
          note: note(symbol),
        });
      }),
    ),
  );
}

/** A symbol with its picture, what it pays, and what it does besides. */
export function symbolEntry(
  art: Art,
  { id, name }: { id: string; name: string },
  { label, rows, note }: { label: string | null; rows: HTMLElement | null; note: string | null },
): HTMLElement {
  return element(
    'li',
    { class: 'pay' },
    symbolPicture(art, id, name, PICTURE_SIZE),
    element(
      'div',
      { class: 'pay-words' },
      element('h3', {}, name),
      label ? element('p', { class: 'pay-kind' }, label) : null,
      rows,
      note ? element('p', { class: 'pay-note' }, note) : null,
    ),
  );
}

function kindLabel({ kind }: PaySymbol): MessageId | null {
  switch (kind) {
    case 'wild':
      return 'info.kind.wild';
    case 'scatter':
      return 'info.kind.scatter';
    case 'coin':
      return 'info.kind.coin';
    case 'mystery':
      return 'info.kind.mystery';
    case 'low':
    case 'high':
      return null;
  }
}
