/** A race that is over, as it ended; pressed, it is seen once more from its beginning. */
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { LiveOutcome } from '../../games.ts';
import { useWords } from '../words.ts';
import { raceIn } from './outcome.ts';
import { Standings } from './results.tsx';
import { Track } from './track.tsx';

const WHOLE_MS = 20_000;

export function Replay({ outcome, pace }: { outcome: LiveOutcome; pace: Pace }) {
  const words = useWords();
  const [times, setTimes] = useState(0);
  const race = raceIn(outcome);
  if (!race) return null;
  return (
    <div className="race-replay" data-times={times}>
      <div className="race-replay-stage">
        <Track
          field={race.field}
          race={race}
          name={`seen ${times}`}
          passed_ms={0}
          whole_ms={times === 0 ? 0 : WHOLE_MS}
          pace={pace}
        />
      </div>
      {pace !== 'still' && (
        <button type="button" className="race-again" onClick={() => setTimes(times + 1)}>
          <RotateCcw aria-hidden="true" size={16} />
          {words('race.watch_again')}
        </button>
      )}
      <Standings race={race} />
    </div>
  );
}
