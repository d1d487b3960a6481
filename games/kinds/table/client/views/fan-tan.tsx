/** Fan tan: beads under a cup are counted off by fours, and what the last group has is the number. */
import { useMemo } from 'react';
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { fanTan } from '../../fan-tan.ts';
import { useDealing } from '../cards/use-dealing.ts';
import { FanTanBets } from '../fan-tan/bets.tsx';
import { stepsOf } from '../fan-tan/counting.ts';
import { roundSchemas, type FanTanSeen, type FanTanWager } from '../fan-tan/schemas.ts';
import { Stage } from '../fan-tan/stage.tsx';
import { Shares } from '../results/shares.tsx';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/spots.css';
import '../style/fan-tan.css';
import '../style/fan-tan-bets.css';

function Felt(props: FeltProps<FanTanWager, FanTanSeen>) {
  const { phase, round } = props;
  const words = useWords();
  const seen = phase === 'asking' ? null : (round?.course.seen ?? null);
  const { shown, motion } = useDealing({
    ...props,
    steps: seen ? stepsOf(seen.beads) : [],
    rest_ms: 900,
  });
  const ended = phase === 'showing' ? null : seen;
  return (
    <div className="fan-tan">
      <NumberShares results={props.results} />
      <div className="fan-tan-count">
        <Stage
          beads={seen?.beads ?? null}
          isCovered={shown === 0}
          counted={Math.max(0, shown - 1)}
          motion={motion}
        />
        <output className={ended ? 'fan-tan-said' : 'fan-tan-said is-empty'}>
          {ended && (
            <>
              <b>{ended.number}</b>
              <span>{words('fan_tan.beads', { count: ended.beads })}</span>
            </>
          )}
        </output>
      </div>
      <FanTanBets bets={props} number={ended?.number ?? null} />
    </div>
  );
}

function Picture({ seen: { beads, number } }: { seen: FanTanSeen }) {
  const words = useWords();
  return (
    <span className="fan-tan-picture">
      <b className={`fan-tan-number is-number-${number}`}>{number}</b>
      {words('fan_tan.beads', { count: beads })}
    </span>
  );
}

const numbers = [1, 2, 3, 4] as const;
const numberOf = (round: RoundView): number | undefined => readRound(roundSchemas, round)?.course.seen.number;

/** How often each number came. */
function NumberShares({ results }: { results: readonly RoundView[] }) {
  const known = useMemo(() => results.flatMap((round) => numberOf(round) ?? []), [results]);
  const shares = numbers.map((number) => ({
    key: `number-${number}`,
    name: String(number),
    times: known.filter((each) => each === number).length,
  }));
  return <Shares shares={shares} count={known.length} />;
}

/** The last numbers in one row. */
function Results({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results fan-tan-numbers" aria-label={words('results.last')}>
      {results.slice(0, 24).map((round) => {
        const number = numberOf(round);
        return number === undefined ? null : (
          <li key={round.round_id} className={`fan-tan-number is-number-${number}`}>
            {number}
          </li>
        );
      })}
    </ol>
  );
}

function Rules() {
  const words = useWords();
  return (
    <>
      <p>{words('fan_tan.rules')}</p>
      <p>{words('fan_tan.rules_bets')}</p>
    </>
  );
}

const betNames: Readonly<Record<string, MessageId>> = {
  fan: 'fan_tan.fan',
  nim: 'fan_tan.nim',
  kwok: 'fan_tan.kwok',
  'nga tan': 'fan_tan.nga_tan',
  ssh: 'fan_tan.ssh',
};

export default tableView<FanTanWager, FanTanSeen>({
  code: 'fan-tan',
  accent: '#e8c46a',
  cloth: 'green',
  game: fanTan,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'open',
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
