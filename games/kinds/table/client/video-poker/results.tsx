/** Rounds of video poker, small: the last ones in one row, and the picture of one. */
import { readRound, stakedIn } from '../../../../kit/client/board/read-round.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { SmallCards } from '../cards/card.tsx';
import { writeChip } from '../chips/worth.ts';
import { useWords } from '../words.ts';
import { useLineName } from './line-name.ts';
import { roundSchemas, type VideoPokerSeen } from './schemas.ts';

/** The line of one hand; of several how many there were and what they were paid. In colour what paid more than its stake. */
export function VideoPokerResults({ results }: { results: readonly RoundView[] }) {
  const kitWords = useKitWords();
  const words = useWords();
  const nameOf = useLineName();
  return (
    <ol className="results" aria-label={kitWords('results.label')}>
      {results.slice(0, 24).map((round) => {
        const [hand, ...more] = readRound(roundSchemas, round)?.course.seen.hands ?? [];
        const win_minor = BigInt(round.win_minor);
        return hand ? (
          <li key={round.round_id} className={win_minor > stakedIn(round) ? 'result is-win' : 'result'}>
            {more.length > 0
              ? `${words('video_poker.hands', { count: more.length + 1 })} · ${writeChip(win_minor)}`
              : nameOf(hand.line)}
          </li>
        ) : null;
      })}
    </ol>
  );
}

/** The first hand, and how many more there were. */
export function VideoPokerPicture({ seen: { hands, cards } }: { seen: VideoPokerSeen }) {
  const [hand, ...more] = hands ?? [];
  return (
    <span className="vp-picture">
      <SmallCards cards={hand?.cards ?? cards} />
      {more.length > 0 && <small>+{more.length}</small>}
    </span>
  );
}
