/** The draw, and the switch of the hint. */
import { Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import type { PayTable } from '../../poker/video/lines.ts';
import { useHints } from '../actions/hints.ts';
import type { ActionsProps } from '../table-view.ts';
import { useWords } from '../words.ts';
import { askBestHold } from './best-hold.ts';
import type { VideoPokerSeen, VideoPokerWager } from './schemas.ts';
import type { Turns } from './turn.ts';
import '../style/actions.css';

const HELD = 5;

export function videoPokerActions({ code }: PayTable, { useTurn, advise }: Turns) {
  return function Actions({ round, isTurn, act, sound }: ActionsProps<VideoPokerWager, VideoPokerSeen>) {
    const words = useWords();
    const [hasHints, setHints] = useHints();
    const { roundId } = round;
    const { held, best } = useTurn(roundId);
    const isAsked = hasHints && isTurn;
    const { cards } = round.course.seen;
    useEffect(() => {
      if (!isAsked) return advise(roundId, null);
      return askBestHold(code, cards, (found) => advise(roundId, found));
    }, [isAsked, roundId, cards]);
    return (
      <div className="actions">
        <div className="actions-top">
          <p className="actions-question" aria-live="polite">
            {isTurn && best ? bestWords(best) : ''}
          </p>
          <button
            type="button"
            className="hint-switch"
            aria-pressed={hasHints}
            // As with the cards, the space bar goes on to draw.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setHints(!hasHints)}
          >
            <Lightbulb aria-hidden="true" size={16} />
            {words('video_poker.hint')}
          </button>
        </div>
        <button
          type="button"
          className="main-button"
          data-action="draw"
          data-key="space"
          aria-disabled={!isTurn}
          onClick={() => {
            if (!isTurn) return;
            sound('press');
            act({ type: 'hold', cards: [...held] });
          }}
        >
          {words('video_poker.draw', { count: HELD - held.length })}
        </button>
      </div>
    );

    function bestWords(places: readonly number[]): string {
      if (places.length === 0) return words('video_poker.best_none');
      if (places.length === HELD) return words('video_poker.best_all');
      return words('video_poker.best', { cards: places.map((place) => place + 1).join(', ') });
    }
  };
}
