/** European roulette. */
import { useState } from 'react';
import { colourOf, roulette } from '../../roulette.ts';
import { RouletteLayout } from '../roulette/layout.tsx';
import { Racetrack } from '../roulette/racetrack.tsx';
import { roundSchemas, type RouletteSeen, type RouletteWager } from '../roulette/schemas.ts';
import { LastNumbers, Statistics } from '../roulette/statistics.tsx';
import { Wheel } from '../roulette/wheel.tsx';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/roulette.css';

const sides = ['table', 'racetrack', 'statistics'] as const;

function Felt(props: FeltProps<RouletteWager, RouletteSeen>) {
  const { phase, round, pace, onShown, sound, isOpen, place, results } = props;
  const words = useWords();
  const [side, setSide] = useState<(typeof sides)[number]>('table');
  const isShowing = phase === 'showing';
  const pocket = round?.course.seen.pocket ?? null;
  const fallen = phase === 'idle' ? pocket : null;
  return (
    <div className="roulette">
      <div className="roulette-wheel">
        <Wheel
          pocket={phase === 'asking' ? null : pocket}
          spinning={isShowing ? (round?.roundId ?? null) : null}
          pace={pace}
          onRoll={() => sound('roll')}
          onDrop={() => sound('drop')}
          onFallen={() => {
            const isWin = (round?.course.multiplier ?? 0) > 10_000;
            sound(isWin ? 'win' : 'lose');
            onShown();
          }}
        />
        <output
          className={fallen === null ? 'roulette-fallen is-empty' : `roulette-fallen is-${colourOf(fallen)}`}
        >
          {fallen}
        </output>
      </div>
      <div className="roulette-table">
        <fieldset className="tabs roulette-sides" aria-label={words('roulette.sides')}>
          {sides.map((each) => (
            <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
              {words(`roulette.${each}`)}
            </button>
          ))}
        </fieldset>
        {side === 'table' && <RouletteLayout {...props} fallen={fallen} />}
        {side === 'racetrack' && (
          <Racetrack
            isOpen={isOpen}
            lay={(spots) => {
              for (const spot of spots) place(spot);
            }}
          />
        )}
        {side === 'statistics' && <Statistics results={results} />}
      </div>
    </div>
  );
}

function Picture({ seen: { pocket } }: { seen: RouletteSeen }) {
  return <span className={`last-number is-large is-${colourOf(pocket)}`}>{pocket}</span>;
}

function Rules() {
  const words = useWords();
  return <p>{words('roulette.rules')}</p>;
}

const betNames: Readonly<Record<string, MessageId>> = {
  'straight up': 'roulette.straight_up',
  split: 'roulette.split',
  street: 'roulette.street',
  corner: 'roulette.corner',
  'first four': 'roulette.first_four',
  'six line': 'roulette.six_line',
  column: 'roulette.columns',
  dozen: 'roulette.dozens',
  'even chance': 'roulette.even_chance',
};

export default tableView<RouletteWager, RouletteSeen>({
  code: 'roulette',
  accent: '#f0c65a',
  cloth: 'green',
  game: roulette,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'spin',
  wagerOf: (layout) => (Object.keys(layout).length > 0 ? { spots: { ...layout } } : null),
  layoutOf: ({ spots }) => spots,
  Felt,
  Picture,
  Results: LastNumbers,
  Rules,
  betName(name, words) {
    const id = betNames[name];
    return id ? words(id) : name;
  },
});
