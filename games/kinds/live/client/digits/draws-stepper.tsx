/** For how many draws a ticket is bought. */
import { Minus, Plus } from 'lucide-react';
import type { Sale } from '../live-view.ts';
import { useWords } from '../words.ts';

/** For how many draws, with the last one's number. */
export function DrawsStepper({ sale: { draw, draws, most, choose } }: { sale: Sale }) {
  const words = useWords();
  const first = draw?.number ?? 0;
  return (
    <fieldset className="lotto-draws" aria-label={words('lotto.draws')}>
      <button
        type="button"
        aria-label={words('lotto.fewer_draws')}
        disabled={draws <= 1}
        onClick={() => choose(draws - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output>
        {draws === 1
          ? words('lotto.for_draw', { number: first })
          : words('lotto.for_draws', { draws, first, last: first + draws - 1 })}
      </output>
      <button
        type="button"
        data-more-draws=""
        aria-label={words('lotto.more_draws')}
        disabled={draws >= most}
        onClick={() => choose(draws + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </fieldset>
  );
}
