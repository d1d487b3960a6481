/** Sic bo: three dice under a dome. */
import { useMemo } from 'react';
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { sicBo } from '../../sic-bo.ts';
import { useDealing } from '../cards/use-dealing.ts';
import type { DealStep } from '../cards/timeline.ts';
import { Die } from '../dice/die.tsx';
import { Shares } from '../results/shares.tsx';
import { SicBoBets } from '../sic-bo/bets.tsx';
import { Dome } from '../sic-bo/dome.tsx';
import { roundSchemas, type SicBoSeen, type SicBoWager } from '../sic-bo/schemas.ts';
import { sizeOf, totalOf, wins } from '../sic-bo/throw.ts';
import { tableView, type FeltProps } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import '../style/spots.css';
import '../style/sic-bo.css';
import '../style/sic-bo-bets.css';
import '../style/sic-bo-results.css';

/** The dice are shaken, rest under the dome, and are uncovered. */
const steps: readonly DealStep[] = [
  { after_ms: 40, cue: 'shake' },
  { after_ms: 1_500, cue: 'drop' },
  { after_ms: 550, cue: 'turn' },
];
const stages = ['shaking', 'shaking', 'covered', 'revealed'] as const;
/** What lies under the dome before the first throw. */
const waiting = [5, 6, 4];
const shareSpots = ['small', 'big', 'odd', 'even', 'any-triple'] as const;

function Felt(props: FeltProps<SicBoWager, SicBoSeen>) {
  const { phase, round, pace } = props;
  const words = useWords();
  const isAsking = phase === 'asking';
  const dice = isAsking ? null : (round?.course.seen.dice ?? null);
  const { shown } = useDealing({ ...props, steps: dice ? steps : [] });
  const ended = phase === 'showing' ? null : dice;
  const stage = isAsking ? 'shaking' : dice ? (stages[shown] ?? 'shaking') : 'covered';
  return (
    <div className="sic-bo">
      <div className="sic-bo-throw">
        <ThrowShares results={props.results} />
        <Dome dice={dice ?? waiting} stage={stage} isStill={pace === 'still'} />
        <output className={ended ? 'sic-bo-said' : 'sic-bo-said is-empty'}>
          {ended && (
            <>
              <b>{totalOf(ended)}</b>
              <span>{words(`sic_bo.${sizeOf(ended)}`, { number: ended[0] ?? 0 })}</span>
              <span className="visually-hidden">{ended.join(', ')}</span>
            </>
          )}
        </output>
      </div>
      <SicBoBets bets={props} dice={ended} />
    </div>
  );
}

function Dice({ dice }: { dice: readonly number[] }) {
  return (
    <span className="sic-bo-dice">
      {dice.map((face, index) => (
        <Die key={index} face={face} />
      ))}
      <b>{totalOf(dice)}</b>
    </span>
  );
}

function Picture({ seen: { dice } }: { seen: SicBoSeen }) {
  return <Dice dice={dice} />;
}

const diceOf = (round: RoundView): readonly number[] | undefined =>
  readRound(roundSchemas, round)?.course.seen.dice;

/** How often throws were small, big, odd, even, and a triple, which is none of the four. */
function ThrowShares({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  const known = useMemo(
    () =>
      results.flatMap((round) => {
        const dice = diceOf(round);
        return dice ? [dice] : [];
      }),
    [results],
  );
  const shares = shareSpots.map((spot) => ({
    key: spot,
    name: words(spot === 'any-triple' ? 'sic_bo.triples' : `sic_bo.${spot}`),
    times: known.filter((dice) => wins(spot, dice)).length,
  }));
  return <Shares shares={shares} count={known.length} />;
}

/** The last throws in one row. */
function Results({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results" aria-label={words('results.last')}>
      {results.slice(0, 14).map((round) => {
        const dice = diceOf(round);
        return dice ? (
          <li key={round.round_id} className={`sic-bo-result is-${sizeOf(dice)}`}>
            <span className="visually-hidden">{`${dice.join(', ')}: `}</span>
            <Dice dice={dice} />
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
      <p>{words('sic_bo.rules')}</p>
      <p>{words('sic_bo.rules_spots')}</p>
    </>
  );
}

const betNames: Readonly<Record<string, MessageId>> = {
  'big, small, odd or even': 'sic_bo.even_chance',
  number: 'sic_bo.numbers',
  'two dice': 'sic_bo.pairs',
  double: 'sic_bo.doubles',
  triple: 'sic_bo.triples',
  'any triple': 'sic_bo.any_triple',
};

export default tableView<SicBoWager, SicBoSeen>({
  code: 'sic-bo',
  accent: '#ffb347',
  cloth: 'blue',
  game: sicBo,
  unitsPerChip: 1,
  ...roundSchemas,
  verb: 'roll',
  wagerOf: (layout) => (Object.keys(layout).length > 0 ? { spots: { ...layout } } : null),
  layoutOf: ({ spots }) => spots,
  Felt,
  Picture,
  Results,
  Rules,
  betName(name, words) {
    const totals = /^total (\d+) or (\d+)$/.exec(name);
    if (totals) return `${words('sic_bo.totals')} ${totals[1]}, ${totals[2]}`;
    const id = betNames[name];
    return id ? words(id) : name;
  },
});
