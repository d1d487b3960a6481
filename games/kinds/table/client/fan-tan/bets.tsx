/** The layout of fan tan: five kinds of bets, each with what it pays. A number in brackets is one on which the stake comes back. */
import { fanTanSpots } from '../../fan-tan.ts';
import { UNIT } from '../../table.ts';
import { BetSpot, type Bets } from '../bet-spot.tsx';
import { useSpotKeys } from '../spot.tsx';
import { useWords } from '../words.ts';

export const kinds = ['fan', 'kwok', 'ssh', 'nim', 'nga_tan'] as const;
type Kind = (typeof kinds)[number];

function spotsOf(kind: Kind): string[] {
  const prefix = `${kind.replace('_', '-')}-`;
  return [...fanTanSpots.keys()].filter((spot) => spot.startsWith(prefix));
}

/** `2.85 : 1`; parts beyond the second digit are left away. */
function oddsOf(spot: string): string {
  const won = (fanTanSpots.get(spot)?.pays ?? UNIT) - UNIT;
  return `${Math.floor((won * 100) / UNIT) / 100} : 1`;
}

const layout = kinds.map((kind) => {
  const spots = spotsOf(kind);
  return { kind, spots, odds: oddsOf(spots[0] ?? '') };
});

/** `number` is the one whose spots are lit. */
export function FanTanBets({ bets, number }: { bets: Bets; number: number | null }) {
  const words = useWords();
  const keys = useSpotKeys();
  return (
    <div className="fan-tan-bets" {...keys}>
      {layout.map(({ kind, spots, odds }) => (
        <fieldset key={kind} className={`fan-tan-kind is-${kind}`} aria-label={words(`fan_tan.${kind}`)}>
          <p className="fan-tan-kind-name" aria-hidden="true">
            <b>{words(`fan_tan.${kind}`)}</b>
            <span>{odds}</span>
          </p>
          <div className="fan-tan-spots">
            {spots.map((spot) => {
              const { wins = [], pushes = [] } = fanTanSpots.get(spot) ?? {};
              const [push] = pushes;
              const numbers = wins.join('-');
              const name = `${words(`fan_tan.${kind}`)} ${numbers}`;
              return (
                <BetSpot
                  key={spot}
                  bets={bets}
                  spot={spot}
                  name={push === undefined ? name : words('fan_tan.returns', { name, number: push })}
                  isWon={number !== null && wins.includes(number)}
                  className={`is-${kind}`}
                >
                  {numbers}
                  {push !== undefined && <small>{`(${push})`}</small>}
                </BetSpot>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
