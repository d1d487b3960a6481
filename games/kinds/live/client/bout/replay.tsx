/** A bout that is over, as it ended; pressed, it is seen once more from its beginning. */
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Pace } from '../../../../kit/client/game-view.ts';
import type { LiveOutcome } from '../../games.ts';
import { useWords } from '../words.ts';
import { Arena } from './arena.tsx';
import { boutIn } from './outcome.ts';

const WHOLE_MS = 12_000;

export function Replay({ outcome, pace }: { outcome: LiveOutcome; pace: Pace }) {
  const words = useWords();
  const [times, setTimes] = useState(0);
  const bout = boutIn(outcome);
  if (!bout) return null;
  return (
    <div className="bout-replay" data-times={times}>
      <div className="bout-replay-stage">
        <Arena
          bout={bout}
          name={`seen ${times}`}
          passed_ms={0}
          whole_ms={times === 0 ? 0 : WHOLE_MS}
          pace={pace}
        />
      </div>
      {pace !== 'still' && (
        <button type="button" className="bout-again" onClick={() => setTimes(times + 1)}>
          <RotateCcw aria-hidden="true" size={16} />
          {words('bout.watch_again')}
        </button>
      )}
    </div>
  );
}
