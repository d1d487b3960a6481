/** Race Day: virtual races on three courses, at the odds of each field. */
import { Fragment } from 'react';
import { raceDay, raceRules } from '../../race-track.ts';
import type { LiveOutcome } from '../../games.ts';
import { RaceFelt } from '../race/felt.tsx';
import { raceIn } from '../race/outcome.ts';
import { Plate } from '../race/plate.tsx';
import { Replay } from '../race/replay.tsx';
import type { LiveView } from '../live-view.ts';
import type { MessageId as TableMessageId } from '../../../table/client/words.ts';
import { useWords } from '../words.ts';
import '../../../table/client/style/spots.css';
import '../style/race-card.css';
import '../style/race.css';

/** The outcome is told when this part of the time is over: the rest is for looking at it. */
const SHOWN_AT = 0.9;

function Result({ outcome }: { outcome: LiveOutcome }) {
  const race = raceIn(outcome);
  return race ? (
    <span className="race-mark">
      {race.order.slice(0, 3).map((number) => (
        // The space is read, and not seen.
        <Fragment key={number}>
          <Plate number={number} />{' '}
        </Fragment>
      ))}
    </span>
  ) : null;
}

function Rules() {
  const words = useWords();
  const percent = (overround: number): string => `${overround / 100} %`;
  const { overrounds } = raceRules;
  return (
    <>
      <p>{words('race.rules_virtual')}</p>
      <p>{words('race.rules_field')}</p>
      <p>{words('race.rules_model')}</p>
      <p>{words('race.rules_bets')}</p>
      <p>
        {words('race.rules_prices', {
          win: percent(overrounds.win),
          pair: percent(overrounds.exacta),
          trifecta: percent(overrounds.trifecta),
        })}
      </p>
      <p>{words('race.rules_picture')}</p>
      <p>{words('race.rules_late')}</p>
    </>
  );
}

const betNames: Readonly<Record<string, TableMessageId>> = {
  win: 'races.win',
  place: 'races.place',
  'each way': 'races.each',
  quinella: 'races.quinella',
  exacta: 'races.exacta',
  trifecta: 'races.trifecta',
};

export const raceDayView: LiveView = {
  game: raceDay,
  accent: '#8fe07a',
  cloth: 'green',
  betName: (name, words) => words(betNames[name] ?? 'races.win'),
  Felt: RaceFelt,
  Result,
  Rules,
  Replay,
  showing_ms: (_, whole_ms) => whole_ms * SHOWN_AT,
  say: (outcome) => raceIn(outcome)?.order.slice(0, 3).join(' ') ?? '',
  drawing: 'live.drawing_race',
};
