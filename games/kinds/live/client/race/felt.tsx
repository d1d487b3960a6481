/** A race: the track above, and below it the race card, the bets on more than one runner, the slip, and what came before. */
import { useEffect, useState } from 'react';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import type { RaceField } from '../../races.ts';
import type { LiveFeltProps } from '../live-view.ts';
import { useWords } from '../words.ts';
import { Card } from './card.tsx';
import { Combine } from './combine.tsx';
import { COURSES } from './names.ts';
import { raceIn } from './outcome.ts';
import { FIRST_HOME, runningOf } from './running.ts';
import { Results, Winners } from './results.tsx';
import { Slip } from './slip.tsx';
import { Track } from './track.tsx';
import { useRaceSound } from './use-race-sound.ts';

const SIDES = ['card', 'combine', 'slip', 'results'] as const;
type Side = (typeof SIDES)[number];

/** The felt. */
export function RaceFelt({ bets, shown, results, pace, sound, field: open }: LiveFeltProps) {
  const words = useWords();
  const [side, setSide] = useState<Side>('card');
  const race = raceIn(shown.outcome);
  const field: RaceField | null = race?.field ?? open ?? null;
  const heard = { race, key: shown.key, passed_ms: shown.passed_ms, whole_ms: shown.whole_ms, pace, sound };
  useRaceSound(heard);
  const isPhoto = usePhoto(heard) && !shown.isWhole;
  if (!field) return <div className="race" />;
  const laid = Object.values(bets.layout).filter((units) => units > 0).length;
  return (
    <div className="race" data-running={race !== null} data-course={field.course}>
      <div className="race-stage" data-photo={isPhoto}>
        <Track
          field={field}
          race={race}
          name={shown.key}
          passed_ms={shown.passed_ms}
          whole_ms={shown.whole_ms}
          pace={pace}
        />
        <p className="race-fact">
          {words(COURSES[field.course] ?? 'race.course.palms')}
          {' · '}
          {words('race.number', { number: Number(shown.key.split('.')[1] ?? 0) })}
        </p>
        {isPhoto && (
          <p className="race-photo" aria-hidden="true">
            {words('race.photo')}
          </p>
        )}
        {race && shown.isWhole && <Winners race={race} />}
      </div>
      <Sides side={side} onSide={setSide} laid={laid} />
      {/* Where nothing in it is pressed, it is scrolled by the keyboard. */}
      <section
        className="race-body"
        data-side={side}
        aria-label={words('race.sides')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={side === 'results' ? 0 : undefined}
      >
        {side === 'card' && <Card field={field} bets={bets} race={shown.isWhole ? race : null} />}
        {side === 'combine' && <Combine field={field} bets={bets} race={shown.isWhole ? race : null} />}
        {side === 'slip' && <Slip field={field} bets={bets} race={shown.isWhole ? race : null} />}
        {side === 'results' && <Results results={results} />}
      </section>
    </div>
  );
}

type SidesProps = { side: Side; onSide: (side: Side) => void; laid: number };

function Sides({ side, onSide, laid }: SidesProps) {
  const words = useWords();
  const table = useTableWords();
  const names: Readonly<Record<Side, string>> = {
    card: words('race.side_card'),
    combine: `${table('races.exacta')} · ${table('races.trifecta')}`,
    slip: words('race.side_slip', { count: laid }),
    results: words('race.side_results'),
  };
  return (
    <fieldset className="race-sides" aria-label={words('race.sides')}>
      {SIDES.map((each) => (
        <button key={each} type="button" aria-pressed={each === side} onClick={() => onSide(each)}>
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}

type Heard = Parameters<typeof useRaceSound>[0];

/** Whether a photograph is being looked at: the first two are home, and so near that the eye does not tell. */
function usePhoto({ race, key, passed_ms, whole_ms, pace }: Heard): boolean {
  const [looked, setLooked] = useState('');
  const isClose = race !== null && whole_ms > 0 && pace !== 'still' && runningOf(race).isPhoto;
  const wait_ms = isClose ? Math.max(0, whole_ms * FIRST_HOME + 300 - passed_ms) : null;
  const name = wait_ms === null ? '' : key;
  useEffect(() => {
    if (name === '' || wait_ms === null) return undefined;
    const timer = setTimeout(() => setLooked(name), wait_ms);
    return () => clearTimeout(timer);
    // The time until then is that of when the race came to be seen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name]);
  return name !== '' && looked === name;
}
