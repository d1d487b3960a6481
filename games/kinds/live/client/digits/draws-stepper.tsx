/** For how many draws a ticket is bought. */
import { Minus, Plus } from 'lucide-react';
import type { Sale } from '../live-view.ts';
import { useWords } from '../words.ts';

/** For how many draws, with the last one's number. */
export function DrawsStepper({
  sale: { draw, draws, most, choose },
  kind = 'lotto',
}: {
  sale: Sale;
  /** In whose words. */
  kind?: 'lotto' | 'bingo';
}) {
  const words = useWords();
  const first = draw?.number ?? 0;
  return (
    <fieldset className="lotto-draws" aria-label={words(`${kind}.draws`)}>
      <button
        type="button"
        aria-label={words(`${kind}.fewer_draws`)}
        disabled={draws <= 1}
        onClick={() => choose(draws - 1)}
      >
        <Minus aria-hidden="true" size={18} />
      </button>
      <output>
        {draws === 1
          ? words(`${kind}.for_draw`, { number: first })
          : words(`${kind}.for_draws`, { draws, first, last: first + draws - 1 })}
      </output>
      <button
        type="button"
        data-more-draws=""
        aria-label={words(`${kind}.more_draws`)}
        disabled={draws >= most}
        onClick={() => choose(draws + 1)}
      >
        <Plus aria-hidden="true" size={18} />
      </button>
    </fieldset>
  );
}
