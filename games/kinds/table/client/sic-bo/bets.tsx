/** The layout of sic bo: every spot of the table at once, on every size. */
import { BetSpot, type Bets } from '../bet-spot.tsx';
import { Die } from '../dice/die.tsx';
import { useSpotKeys } from '../spot.tsx';
import { useWords, type MessageId } from '../words.ts';
import { diceOn, oddsOf, spotGroups, wins } from './throw.ts';

const named: Readonly<Record<string, MessageId>> = {
  small: 'sic_bo.small',
  big: 'sic_bo.big',
  odd: 'sic_bo.odd',
  even: 'sic_bo.even',
  'any-triple': 'sic_bo.any_triple',
};
const groups = ['doubles', 'triples', 'totals', 'pairs', 'numbers'] as const;
const ranges: Readonly<Record<string, string>> = { small: '4–10', big: '11–17' };

function useSpotName(): (spot: string) => string {
  const words = useWords();
  return (spot) => {
    const id = named[spot];
    if (id) return words(id);
    const [kind = '', first = '', second = ''] = spot.split('-');
    if (kind === 'pair') return words('sic_bo.pair', { low: first, high: second });
    if (kind === 'total') return words('sic_bo.total', { total: first });
    if (kind === 'double') return words('sic_bo.double', { number: first });
    if (kind === 'triple') return words('sic_bo.triple', { number: first });
    return words('sic_bo.number', { number: first });
  };
}

const printedOdds = new Map(
  [...Object.keys(named), ...Object.values(spotGroups).flat()].map((spot) => [spot, oddsOf(spot)]),
);

/** `dice` are those whose spots are lit. */
export function SicBoBets({ bets, dice }: { bets: Bets; dice: readonly number[] | null }) {
  const words = useWords();
  const nameOf = useSpotName();
  const keys = useSpotKeys();
  const draw = (spot: string) => {
    const faces = diceOn(spot);
    const isTotal = spot.startsWith('total-');
    const printed =
      faces.length > 0 ? (
        faces.map((face, index) => <Die key={index} face={face} />)
      ) : isTotal ? (
        spot.slice('total-'.length)
      ) : ranges[spot] ? (
        <>
          {nameOf(spot)}
          <small>{ranges[spot]}</small>
        </>
      ) : undefined;
    return (
      <BetSpot
        key={spot}
        bets={bets}
        spot={spot}
        name={nameOf(spot)}
        odds={printedOdds.get(spot)}
        isWon={dice !== null && wins(spot, dice)}
        className={named[spot] ? `is-named is-${spot}` : isTotal ? 'is-total' : 'is-dice'}
      >
        {printed}
      </BetSpot>
    );
  };
  return (
    <div className="sic-bo-bets" {...keys}>
      {Object.keys(named).map(draw)}
      {groups.map((group) => (
        <fieldset key={group} className={`sic-bo-group is-${group}`} aria-label={words(`sic_bo.${group}`)}>
          {spotGroups[group].map(draw)}
        </fieldset>
      ))}
    </div>
  );
}
