/** Auto Roulette: European roulette whose wheel turns for everybody at once. */
import { useState } from 'react';
import { colourOf } from '../../../table/roulette.ts';
import { betName } from '../../../table/client/roulette/bet-name.ts';
import { RouletteLayout } from '../../../table/client/roulette/layout.tsx';
import { Racetrack } from '../../../table/client/roulette/racetrack.tsx';
import { SideTabs, type Side } from '../../../table/client/roulette/side-tabs.tsx';
import { Statistics } from '../../../table/client/roulette/statistics.tsx';
import { Wheel } from '../../../table/client/roulette/wheel.tsx';
import { autoRoulette, type LiveOutcome } from '../../games.ts';
import type { LiveFeltProps, LiveView } from '../live-view.ts';
import { useWords } from '../words.ts';
import '../../../table/client/style/roulette.css';
import '../../../table/client/style/roulette-sides.css';
import '../../../table/client/style/roulette-wheel.css';

const pocketOf = (outcome: LiveOutcome | null): number | null =>
  outcome && 'pocket' in outcome ? outcome.pocket : null;

/** The ball comes to rest with so much of the time left that the result is seen before it is paid. */
const SPINS = 0.78;

function Felt({ bets, shown, results, pace, sound }: LiveFeltProps) {
  const [side, setSide] = useState<Side>('table');
  const pocket = pocketOf(shown.outcome);
  const fallen = shown.isWhole ? pocket : null;
  const isSpinning = pocket !== null && !shown.isWhole;
  return (
    <div className={isSpinning && pace !== 'still' ? 'roulette is-spinning' : 'roulette'}>
      <div className="roulette-wheel">
        <Wheel
          pocket={pocket ?? pocketOf(results[0]?.outcome ?? null)}
          spinning={isSpinning ? shown.key : null}
          pace={pace}
          time={{ whole_ms: shown.whole_ms, passed_ms: shown.passed_ms }}
          onRoll={() => sound('roll')}
          onDrop={() => sound('drop')}
          onFallen={() => undefined}
        />
        <output
          className={fallen === null ? 'roulette-fallen is-empty' : `roulette-fallen is-${colourOf(fallen)}`}
        >
          {fallen}
        </output>
      </div>
      <div className="roulette-table">
        <SideTabs side={side} onSide={setSide} />
        {side === 'table' && <RouletteLayout {...bets} fallen={fallen} />}
        {side === 'racetrack' && (
          <Racetrack
            layout={bets.layout}
            isOpen={bets.isOpen}
            lay={(spots) => {
              for (const spot of spots) bets.place(spot);
            }}
          />
        )}
        {side === 'statistics' && (
          <Statistics pockets={results.flatMap(({ outcome }) => pocketOf(outcome) ?? [])} />
        )}
      </div>
    </div>
  );
}

function Result({ outcome }: { outcome: LiveOutcome }) {
  const pocket = pocketOf(outcome);
  return pocket === null ? null : <span className={`last-number is-${colourOf(pocket)}`}>{pocket}</span>;
}

function Rules() {
  const words = useWords();
  return (
    <>
      <p>{words('live.rules_roulette')}</p>
      <p>{words('live.rules')}</p>
    </>
  );
}

export const autoRouletteView: LiveView = {
  game: autoRoulette,
  accent: '#f0c65a',
  cloth: 'burgundy',
  betName,
  Felt,
  Result,
  Rules,
  showing_ms: (_, whole_ms) => whole_ms * SPINS,
  say(outcome, words) {
    const pocket = pocketOf(outcome) ?? 0;
    const colour = colourOf(pocket);
    return colour === 'green' ? String(pocket) : `${pocket} ${words(`roulette.${colour}`)}`;
  },
  drawing: 'live.drawing_wheel',
};
