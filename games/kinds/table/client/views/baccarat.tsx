/** Baccarat: punto banco from a fresh shoe of eight decks. */
import { useMemo } from 'react';
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { baccarat } from '../../baccarat.ts';
import type { CoupResult } from '../../roads.ts';
import { totalOf } from '../../punto-banco.ts';
import { betName } from '../baccarat/bet-name.ts';
import { BaccaratBets } from '../baccarat/bets.tsx';
import { coupResultOf, dealtOf, sides, stepsOf } from '../baccarat/coup.ts';
import { BaccaratTable } from '../baccarat/baccarat-table.tsx';
import { BaccaratRoads } from '../baccarat/roads.tsx';
import { roundSchemas, type BaccaratSeen, type BaccaratWager } from '../baccarat/schemas.ts';
import { SmallCards } from '../cards/card.tsx';
import { useDealing } from '../cards/use-dealing.ts';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords } from '../words.ts';
import '../style/spots.css';
import '../style/baccarat.css';

function Felt(props: FeltProps<BaccaratWager, BaccaratSeen>) {
  const { phase, round, results } = props;
  const words = useWords();
  const coup = phase === 'asking' ? null : (round?.course.seen ?? null);
  const { shown, motion } = useDealing({ ...props, steps: coup ? stepsOf(coup) : [] });
  const dealt = coup ? dealtOf(coup, shown) : { player: [], banker: [] };
  const ended = phase === 'showing' ? null : coup;
  const coups = useMemo(() => coupsIn(results), [results]);
  return (
    <div className="baccarat">
      <BaccaratTable key={round?.roundId} dealt={dealt} motion={motion} winner={ended?.winner ?? null} />
      <BaccaratRoads coups={coups} about={words('roads.fresh_shoe')} />
      <BaccaratBets bets={props} coup={ended} />
    </div>
  );
}

/** The oldest first. */
function coupsIn(results: readonly RoundView[]): CoupResult[] {
  return results
    .flatMap((round) => readRound(roundSchemas, round)?.course.seen ?? [])
    .map(coupResultOf)
    .toReversed();
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
  betName,
});
