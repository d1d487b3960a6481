/** The further hands, small: what is held is in all of them, and each draws its own cards. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { PayTable } from '../../poker/video/lines.ts';
import { Face } from '../cards/card.tsx';
import { useCardName } from '../cards/card-name.ts';
import { useWords } from '../words.ts';
import type { ShownHand } from './dealing.ts';
import { useLineName } from './line-name.ts';
import { markOf, paysOf } from './pays.ts';

type MoreHandsProps = { table: PayTable; hands: readonly ShownHand[]; each_minor: bigint | null };

export function MoreHands({ table, hands, each_minor }: MoreHandsProps) {
  const words = useWords();
  const money = useMoney();
  const cardName = useCardName();
  const lineName = useLineName();
  return (
    <ol className="vp-more" data-hands={hands.length + 1} aria-label={words('video_poker.more_hands')}>
      {hands.map(({ cards, line }, index) => {
        const pays = line === null ? 0 : paysOf(table, line);
        const said = line === null ? '' : lineName(line);
        return (
          <li key={index} className={line === null ? undefined : `is-${markOf(pays)}`}>
            <span className="visually-hidden">{[...cards.map(cardName), said].join(', ')}</span>
            <span className="vp-small" aria-hidden="true">
              {cards.map((card, place) =>
                card === null ? <i key={place} /> : <Face key={place} symbol={`s${card}`} />,
              )}
            </span>
            {pays > 0 && each_minor !== null && <b>{money(each_minor * BigInt(pays))}</b>}
          </li>
        );
      })}
    </ol>
  );
}
