/** The spots on which the chips lie: one for each number of hands, and what each hand then stakes. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { Spot, useSpotKeys } from '../spot.tsx';
import type { FeltProps } from '../table-view.ts';
import { useWords } from '../words.ts';
import { handCounts, spotOf } from './bet.ts';

type HandSpotsProps = Pick<
  FeltProps<object, unknown>,
  'layout' | 'isOpen' | 'place' | 'take' | 'chips' | 'worth'
> & {
  each_minor: bigint | null;
};

export function HandSpots({ layout, each_minor, ...felt }: HandSpotsProps) {
  const words = useWords();
  const money = useMoney();
  const keys = useSpotKeys();
  return (
    <fieldset className="vp-spots" aria-label={words('video_poker.how_many')} {...keys}>
      {handCounts.map((hands) => {
        const spot = spotOf(hands);
        const units = layout[spot] ?? 0;
        const name = words('video_poker.hands', { count: hands });
        const each = units > 0 && each_minor !== null ? money(each_minor) : null;
        const said = each && words('video_poker.each', { amount: each });
        // What is seen on it, word by word, or that it is empty.
        const label = said ? `${name} ${said}` : words('spot.empty', { name });
        return (
          <Spot
            key={hands}
            {...felt}
            spot={spot}
            units={units}
            label={label}
            className={each ? 'is-laid' : ''}
          >
            <span className="vp-spot-name">
              <b>{name}</b>
              {said && <small>{said}</small>}
            </span>
          </Spot>
        );
      })}
    </fieldset>
  );
}
