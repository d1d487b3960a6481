/** European roulette. */
import { useState } from 'react';
import { colourOf, roulette } from '../../roulette.ts';
import { betName } from '../roulette/bet-name.ts';
import { RouletteLayout } from '../roulette/layout.tsx';
import { Racetrack } from '../roulette/racetrack.tsx';
import { roundSchemas, type RouletteSeen, type RouletteWager } from '../roulette/schemas.ts';
import { LastNumbers, pocketsOf, Statistics } from '../roulette/statistics.tsx';
import { SideTabs, type Side } from '../roulette/side-tabs.tsx';
import { Wheel } from '../roulette/wheel.tsx';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords } from '../words.ts';
import '../style/roulette.css';
import '../style/roulette-sides.css';
import '../style/roulette-wheel.css';

function Felt(props: FeltProps<RouletteWager, RouletteSeen>) {
  const { phase, round, pace, onShown, sound, isOpen, place, results } = props;
  const [side, setSide] = useState<Side>('table');
  const isShowing = phase === 'showing';
  const pocket = round?.course.seen.pocket ?? null;
  const fallen = phase === 'idle' ? pocket : null;
  return (
    <div className={isShowing && pace !== 'still' ? 'roulette is-spinning' : 'roulette'}>
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
        <SideTabs side={side} onSide={setSide} />
        {side === 'table' && <RouletteLayout {...props} fallen={fallen} />}
        {side === 'racetrack' && (
          <Racetrack
            layout={props.layout}
            isOpen={isOpen}
            lay={(spots) => {
              for (const spot of spots) place(spot);
            }}
          />
        )}
        {side === 'statistics' && <Statistics pockets={pocketsOf(results)} />}
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
  betName,
});
