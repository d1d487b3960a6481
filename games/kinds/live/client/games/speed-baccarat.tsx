/** Speed Baccarat: punto banco that is dealt for everybody at once, with roads of the shoe. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { BaccaratTable } from '../../../table/client/baccarat/baccarat-table.tsx';
import { BaccaratBets } from '../../../table/client/baccarat/bets.tsx';
import { betName } from '../../../table/client/baccarat/bet-name.ts';
import { coupResultOf, dealtOf, stepsOf } from '../../../table/client/baccarat/coup.ts';
import { BaccaratRoads } from '../../../table/client/baccarat/roads.tsx';
import type { BaccaratSeen } from '../../../table/client/baccarat/schemas.ts';
import { totalOf } from '../../../table/punto-banco.ts';
import { useWords as useTableWords } from '../../../table/client/words.ts';
import { type LiveOutcome, speedBaccarat } from '../../games.ts';
import { firstOfShoe } from '../../rules.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { LiveFeltProps, LiveView } from '../live-view.ts';
import { useWords } from '../words.ts';
import { dealTimes } from './deal.ts';
import '../../../table/client/style/spots.css';
import '../../../table/client/style/baccarat.css';

function coupOf(outcome: LiveOutcome | null): BaccaratSeen | null {
  if (!outcome || !('winner' in outcome)) return null;
  const { player, banker, winner } = outcome;
  return { player: [...player], banker: [...banker], winner };
}

/** The coups of the newest draw's shoe, the oldest first. */
export function coupsOfShoe(results: readonly DrawResult[], shoeDraws: number): BaccaratSeen[] {
  const newest = results[0];
  if (!newest) return [];
  const first = firstOfShoe(newest.number, shoeDraws);
  return results
    .filter(({ chain, number }) => chain === newest.chain && number >= first)
    .toReversed()
    .flatMap(({ outcome }) => coupOf(outcome) ?? []);
}

function Felt({ bets, shown, results, pace, sound }: LiveFeltProps) {
  const words = useWords();
  const coup = coupOf(shown.outcome);
  const coups = useMemo(
    () => coupsOfShoe(results, speedBaccarat.shoeDraws ?? 1).map(coupResultOf),
    [results],
  );
  return (
    <div className="baccarat">
      {coup && !shown.isWhole ? (
        <Dealing key={shown.key} coup={coup} shown={shown} pace={pace} sound={sound} />
      ) : (
        <BaccaratTable
          dealt={coup ? dealtOf(coup, stepsOf(coup).length) : { player: [], banker: [] }}
          motion={null}
          winner={coup?.winner ?? null}
        />
      )}
      <BaccaratRoads
        coups={coups}
        about={words('live.shoe', { count: coups.length, draws: speedBaccarat.shoeDraws ?? 1 })}
      />
      <BaccaratBets bets={bets} coup={shown.isWhole ? coup : null} />
    </div>
  );
}

type DealingProps = Pick<LiveFeltProps, 'shown' | 'pace' | 'sound'> & { coup: BaccaratSeen };

/** The cards come one by one; who comes late finds those that lie. */
function Dealing({ coup, shown: { passed_ms, whole_ms }, pace, sound }: DealingProps) {
  const [{ at_ms }] = useState(() => dealTimes(coup, whole_ms));
  const [count, setCount] = useState(() => at_ms.filter((each_ms) => each_ms <= passed_ms).length);
  const begin = useEffectEvent(() =>
    at_ms.slice(count).map((each_ms, index) =>
      setTimeout(() => {
        sound('deal');
        setCount(count + index + 1);
      }, each_ms - passed_ms),
    ),
  );
  useEffect(() => {
    const timers = begin();
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return <BaccaratTable dealt={dealtOf(coup, count)} motion={pace === 'still' ? null : pace} winner={null} />;
}

function Result({ outcome }: { outcome: LiveOutcome }) {
  const words = useTableWords();
  const winner = coupOf(outcome)?.winner;
  return winner ? (
    <span className={`winner is-${winner}-side`}>{words(`baccarat.letter.${winner}`)}</span>
  ) : null;
}

function Rules() {
  const words = useWords();
  const table = useTableWords();
  return (
    <>
      <p>{table('baccarat.rules')}</p>
      <p>{table('baccarat.rules_third')}</p>
      <p>{words('live.rules')}</p>
      <p>{words('live.rules_shoe')}</p>
    </>
  );
}

export const speedBaccaratView: LiveView = {
  game: speedBaccarat,
  accent: '#f0c65a',
  cloth: 'blue',
  betName,
  Felt,
  Result,
  Rules,
  showing_ms(outcome, whole_ms) {
    const coup = coupOf(outcome);
    return coup ? dealTimes(coup, whole_ms).end_ms : 0;
  },
  say(outcome, words) {
    const coup = coupOf(outcome);
    if (!coup) return '';
    const [player, banker] = [totalOf(coup.player), totalOf(coup.banker)];
    return `${words(`baccarat.wins.${coup.winner}`)}, ${player} : ${banker}`;
  },
  drawing: 'live.drawing_cards',
};
