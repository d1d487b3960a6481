/** The winners of the last duels: as beads in a road, and in one row. Every round has a fresh shoe: they foretell nothing. */
import { useMemo } from 'react';
import { readRound } from '../../../../kit/client/board/read-round.ts';
import type { RoundView } from '../../../../kit/play-api/rounds.ts';
import { roadsOf } from '../../roads.ts';
import { BeadPlate, BigRoad } from '../roads/road.tsx';
import { useWords } from '../words.ts';
import { winnerOf, type Side } from './duel.ts';
import { roundSchemas } from './schemas.ts';

/** The dragon is red as the banker of baccarat is, and the tiger blue as the player. */
const marks = { dragon: 'banker', tiger: 'player', tie: 'tie' } as const;
export const sideClass = (winner: Side | 'tie'): string => `is-${marks[winner]}-side`;

export function DragonTigerRoads({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  const winners = useMemo(
    () =>
      results
        .flatMap((round) => readRound(roundSchemas, round)?.course.seen ?? [])
        .map(winnerOf)
        .toReversed(),
    [results],
  );
  const roads = useMemo(
    () => roadsOf(winners.map((winner) => ({ winner: marks[winner], playerPair: false, bankerPair: false }))),
    [winners],
  );
  const count = (side: Side | 'tie'): number => winners.filter((winner) => winner === side).length;
  const counts = { count: winners.length, dragon: count('dragon'), tiger: count('tiger'), tie: count('tie') };
  const letters = {
    banker: words('dragon_tiger.letter.dragon'),
    player: words('dragon_tiger.letter.tiger'),
    tie: words('dragon_tiger.letter.tie'),
  };
  return (
    <section className="dragon-tiger-roads" aria-label={words('roads')}>
      <BeadPlate
        label={words('dragon_tiger.bead_plate_of', counts)}
        cells={roads.beadPlate}
        letters={letters}
      />
      <BigRoad label={words('roads.big_road')} cells={roads.bigRoad} />
      <p className="roads-note">
        <b className="is-banker-side">{`${letters.banker} ${counts.dragon}`}</b>
        <b className="is-player-side">{`${letters.player} ${counts.tiger}`}</b>
        <b className="is-tie-side">{`${letters.tie} ${counts.tie}`}</b>
        <span>{words('roads.fresh_shoe')}</span>
      </p>
    </section>
  );
}

export function DragonTigerResults({ results }: { results: readonly RoundView[] }) {
  const words = useWords();
  return (
    <ol className="results winners" aria-label={words('results.last')}>
      {results.slice(0, 24).map((round) => {
        const seen = readRound(roundSchemas, round)?.course.seen;
        if (!seen) return null;
        const winner = winnerOf(seen);
        return (
          <li key={round.round_id} className={`winner ${sideClass(winner)}`}>
            <span className="visually-hidden">{words(`dragon_tiger.wins.${seen.result}`)}</span>
            <span aria-hidden="true">{words(`dragon_tiger.letter.${winner}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
