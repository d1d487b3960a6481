/** What each symbol of a tumbling slot pays, in money at the bet that is chosen. A number pays up to the next one listed. */
import type { TumblePaytable } from '../../../tumble/play-api.ts';
import { symbolEntry } from '../../dialog/pays-page.ts';
import { element } from '../../dom/element.ts';
import type { MessageId } from '../../words/words.ts';
import type { TumbleInfo } from './pages.ts';

type PaySymbol = TumblePaytable['symbols'][number];

const labels: Partial<Record<PaySymbol['kind'], MessageId>> = {
  wild: 'info.kind.wild',
  scatter: 'info.kind.scatter',
  multiplier: 'info.kind.multiplier',
};
const notes: Partial<Record<PaySymbol['kind'], MessageId>> = {
  wild: 'info.tumble.wild',
  scatter: 'info.scatter',
  multiplier: 'info.tumble.multiplier_symbol',
};

/** Builds the page. */
export function tumblePaysPage({ words, money, paytable, art, bet }: TumbleInfo): HTMLElement {
  const bet_minor = BigInt(bet());
  const coins = (count: number): string => money((BigInt(count) * bet_minor) / BigInt(paytable.bet_coins));
  const bets = (count: number): string => money(BigInt(count) * bet_minor);

  /** Ways pay by reels, of which there are no more than are listed; everything else by symbols, without an end. */
  function countOf(counts: readonly number[], index: number): string {
    const count = counts[index] ?? 0;
    const above = counts[index - 1];
    if (above === undefined) {
      const isLast = paytable.evaluation.kind === 'ways' && count === paytable.heights.length;
      return words(isLast ? 'info.pays.count' : 'info.tumble.count_up', { count });
    }
    if (above - 1 === count) return words('info.pays.count', { count });
    return words('info.tumble.count_range', { from: count, to: above - 1 });
  }

  function rows(symbol: PaySymbol): HTMLElement | null {
    const pays =
      symbol.kind === 'scatter'
        ? paytable.scatter_pays.map(({ count, bets: whole }) => ({ count, amount: bets(whole) }))
        : symbol.pays.map(({ count, coins: part }) => ({ count, amount: coins(part) }));
    if (pays.length === 0) return null;
    const counts = pays.map(({ count }) => count);
    return element(
      'dl',
      { class: 'pay-rows' },
      ...pays.map(({ amount }, index) =>
        element('div', {}, element('dt', {}, countOf(counts, index)), element('dd', {}, amount)),
      ),
    );
  }

  return element(
    'div',
    {},
    element('p', { class: 'info-lead' }, words('info.pays.at', { bet: money(bet_minor) })),
    element(
      'ul',
      { class: 'pays' },
      ...paytable.symbols.map((symbol) => {
        const label = labels[symbol.kind];
        const note = notes[symbol.kind];
        return symbolEntry(art, symbol, {
          label: label ? words(label) : null,
          rows: rows(symbol),
          note: note ? words(note) : null,
        });
      }),
    ),
  );
}
