/** Baccarat: punto banco from a fresh shoe of eight decks. */
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { baccarat } from '../../baccarat.ts';
import { totalOf } from '../../punto-banco.ts';
import { BaccaratBets } from '../baccarat/bets.tsx';
import { dealtOf, sides, stepsOf } from '../baccarat/coup.ts';
import { BaccaratRoads } from '../baccarat/roads.tsx';
import { roundSchemas, type BaccaratSeen, type BaccaratWager } from '../baccarat/schemas.ts';
import { SmallCards } from '../cards/card.tsx';
import { Hand } from '../cards/hand.tsx';
import { useDealing } from '../cards/use-dealing.ts';
import shoe from '../pictures/shoe.webp?url';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/spots.css';
import '../style/baccarat.css';

function Felt(props: FeltProps<BaccaratWager, BaccaratSeen>) {
  const { phase, round, results } = props;
  const words = useWords();
  const coup = phase === 'asking' ? null : (round?.course.seen ?? null);
  const { shown, motion } = useDealing({ ...props, steps: coup ? stepsOf(coup) : [] });
  const dealt = coup ? dealtOf(coup, shown) : { player: [], banker: [] };
  const ended = phase === 'showing' ? null : coup;
  return (
    <div className="baccarat">
      <img className="baccarat-shoe" data-shoe="" src={shoe} alt="" draggable={false} />
      {sides.map((side) => (
        <div
          key={side}
          className={`baccarat-side is-${side}-side ${ended?.winner === side ? 'is-winner' : ''}`}
        >
          <p className="baccarat-side-name">{words(`baccarat.${side}`)}</p>
          <Hand
            key={round?.roundId}
            label={words(`baccarat.${side}`)}
            cards={dealt[side]}
            motion={motion}
            sideways={2}
            isDim={ended !== null && ended.winner !== side && ended.winner !== 'tie'}
          />
          <output className={dealt[side].length > 0 ? 'baccarat-total' : 'baccarat-total is-empty'}>
            {dealt[side].length > 0 ? totalOf(dealt[side]) : ''}
          </output>
        </div>
      ))}
      <output className={`said baccarat-said ${ended ? `is-${ended.winner}-side` : 'is-empty'}`}>
        {ended && words(`baccarat.wins.${ended.winner}`)}
      </output>
      <BaccaratRoads results={results} />
      <BaccaratBets bets={props} coup={ended} />
    </div>
  );
}

function Picture({ seen }: { seen: BaccaratSeen }) {
  const words = useWords();
  return (
    <span className="baccarat-picture">
      {sides.map((side) => (
        <span key={side} className={`baccarat-picture-side is-${side}-side`}>
          <b>{`${words(`baccarat.letter.${side}`)} ${totalOf(seen[side])}`}</b>
          <SmallCards cards={seen[side]} />
        </span>
      ))}
    </span>
  );
}

/** The winners of the last rounds in one row. */
function Results({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results winners" aria-label={words('results.last')}>
      {results.slice(0, 24).map((round) => {
        const seen = readRound(roundSchemas, round)?.course.seen;
        return seen ? (
          <li key={round.round_id} className={`winner is-${seen.winner}-side`}>
            <span className="visually-hidden">{words(`baccarat.wins.${seen.winner}`)}</span>
            <span aria-hidden="true">{words(`baccarat.letter.${seen.winner}`)}</span>
          </li>
        ) : null;
      })}
    </ol>
  );
}

function Rules() {
  const words = useWords();
  return (
    <>
      <p>{words('baccarat.rules')}</p>
      <p>{words('baccarat.rules_third')}</p>
      <p>{words('baccarat.rules_roads')}</p>
    </>
  );
}

const betNames: Readonly<Record<string, MessageId>> = {
  player: 'baccarat.player',
  banker: 'baccarat.banker',
  tie: 'baccarat.tie',
  pair: 'baccarat.pair',
};

export default tableView<BaccaratWager, BaccaratSeen>({
  code: 'baccarat',
  accent: '#f0c65a',
  cloth: 'green',
  game: baccarat,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'deal',
  wagerOf: (layout) => (Object.keys(layout).length > 0 ? { spots: { ...layout } } : null),
  layoutOf: ({ spots }) => spots,
  Felt,
  Picture,
  Results,
  Rules,
  betName(name, words) {
    const id = betNames[name];
    return id ? words(id) : name;
  },
});
