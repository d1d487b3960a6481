/** What each symbol pays, in money at the bet that is chosen. */
import type { Paytable } from '../../play-api.ts';
import { element } from '../dom/element.ts';
import type { MessageId } from '../words/words.ts';
import type { InfoOptions } from './info-dialog.ts';
import { symbolPicture } from './symbol-picture.ts';

type PaySymbol = Paytable['symbols'][number];

const PICTURE_SIZE = 76;

/** Builds the page. */
export function paysPage({ words, money, paytable, art, bet }: InfoOptions): HTMLElement {
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
        const text = note(symbol);
        return element(
          'li',
          { class: 'pay' },
          symbolPicture(art, symbol.id, symbol.name, PICTURE_SIZE),
          element(
            'div',
            { class: 'pay-words' },
            element('h3', {}, symbol.name),
            kindLabel(symbol)
              ? element('p', { class: 'pay-kind' }, words(kindLabel(symbol) ?? 'info.kind.wild'))
              : null,
            rows(symbol),
            text ? element('p', { class: 'pay-note' }, text) : null,
          ),
        );
      }),
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
