/** Sabong Arena: bouts between two masked toys, whose backers share what all have staked. */
import { returnOfBout, type SideRules } from '../../sides.ts';
import { type LiveOutcome, sabongArena } from '../../games.ts';
import { BoutFelt } from '../bout/felt.tsx';
import { boutIn } from '../bout/outcome.ts';
import { Replay } from '../bout/replay.tsx';
import type { LiveView } from '../live-view.ts';
import { useWords } from '../words.ts';
import '../../../table/client/style/spots.css';
import '../../../table/client/style/roads.css';
import '../style/bout-arena.css';
import '../style/bout.css';

/** The outcome is told when this part of the time is over: the rest is for looking at it. */
const SHOWN_AT = 0.9;
/** What of the pool lies on the side that is backed, in per cent, for which the rules say what a stake returns. */
const PARTS = [10, 25, 40, 50, 60, 75, 95] as const;
/** What the pool of the draw holds before, in what is staked on it in the bout. */
const HELD = [0, 5, 19, 50] as const;
const LINE_MINOR = 100_000n;

function Result({ outcome }: { outcome: LiveOutcome }) {
  const result = boutIn(outcome)?.result;
  return result ? (
    <span className={`bout-mark is-${result}`}>{{ meron: 'M', wala: 'W', draw: 'D' }[result]}</span>
  ) : null;
}

function Rules() {
  const words = useWords();
  const { pool } = sabongArena;
  const percent = (cases: number) => `${((100 * cases) / pool.of).toFixed(1)} %`;
  return (
    <>
      <p>{words('bout.virtual_rules')}</p>
      <p>
        {words('bout.rules_result', {
          wins: percent(pool.wins),
          draws: percent(pool.of - 2 * pool.wins),
          points: pool.points,
        })}
      </p>
      <p>{words('bout.rules_pool', { rake: pool.rake / 100 })}</p>
      <p>{words('bout.rules_returned', { most: 100 - pool.rake / 100 })}</p>
      <p>{words('bout.rules_draw')}</p>
      <p>{words('bout.rules_bets')}</p>
      <p>{words('bout.rules_return')}</p>
      <Returns pool={pool} />
      <p>{words('bout.rules_sealed')}</p>
      <p>{words('bout.rules_demo')}</p>
    </>
  );
}

/** What a stake returns on average in one bout, by how its pools stand. */
function Returns({ pool }: { pool: SideRules }) {
  const words = useWords();
  const text = (each: number): string => `${(each / 100).toFixed(1)} %`;
  return (
    <>
      <table className="bout-returns">
        <thead>
          <tr>
            <th scope="col">{words('bout.part')}</th>
            <th scope="col">{words('bout.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{part} %</th>
              <td>
                {text(
                  returnOfBout(pool, {
                    on: 'meron',
                    lines: [BigInt(part), BigInt(100 - part), 0n],
                    line_minor: LINE_MINOR,
                    carried: 0n,
                  }),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="bout-returns">
        <thead>
          <tr>
            <th scope="col">{words('bout.held')}</th>
            <th scope="col">{words('bout.returns')}</th>
          </tr>
        </thead>
        <tbody>
          {HELD.map((held) => (
            <tr key={held}>
              <th scope="row">{held}×</th>
              <td>
                {text(
                  returnOfBout(pool, {
                    on: 'draw',
                    lines: [50n, 50n, 10n],
                    line_minor: LINE_MINOR,
                    carried: BigInt(held) * 10n * LINE_MINOR,
                  }),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const sabongArenaView: LiveView = {
  game: sabongArena,
  accent: '#ffb347',
  cloth: 'burgundy',
  betName: (name, words) => words(name === 'draw' ? 'bouts.draw' : 'bouts.match'),
  Felt: (props) => <BoutFelt {...props} game={sabongArena} />,
  Result,
  Rules,
  Replay,
  showing_ms: (_, whole_ms) => whole_ms * SHOWN_AT,
  say: (outcome, words) => words(`bouts.wins.${boutIn(outcome)?.result ?? 'draw'}`),
  drawing: 'live.drawing_bout',
};
