/** How crash is played, and how likely each target is: computed from the mathematics that decide the draws. */
import { Sheet } from '../../../../kit/client/dialog/sheet.tsx';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import { figuresOf } from '../../../../kit/prove/law.ts';
import { instantBust, lawOfTarget } from '../../crash-point.ts';
import { ROOM_LIMIT } from '../../rules.ts';
import { writeHundredths } from '../multiplier.ts';
import { useWords } from '../words.ts';

const targets = [110, 150, 200, 300, 500, 1_000, 2_000, 10_000, ROOM_LIMIT] as const;

/** A chance in percent with as many digits as say something, rounded half up: `49.50 %`, `0.099 %`. */
export function writeChance(cases: bigint, outcomes: bigint): string {
  const parts = (cases * 1_000_000n + outcomes / 2n) / outcomes;
  const percent = Number(parts) / 10_000;
  return `${percent.toFixed(percent < 1 ? 3 : 2)} %`;
}

/** The sheet. */
export function OddsDialog({ stakes, onClose }: { stakes: Stakes; onClose: () => void }) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const { rtp } = figuresOf(lawOfTarget(200));
  const facts = [
    [kit('rules.rtp'), writeChance(rtp.numerator, rtp.denominator)],
    [words('crash.bust'), writeChance(...instantBust())],
    [words('crash.limit'), writeHundredths(ROOM_LIMIT)],
    [kit('rules.most_win'), money(stakes.most_win_minor)],
    [kit('rules.least'), money(stakes.least_minor)],
    [kit('rules.most'), money(stakes.most_minor)],
  ] as const;
  return (
    <Sheet title={kit('rules.title')} onClose={onClose}>
      <h3>{kit('rules.how')}</h3>
      <p>{words('crash.rules')}</p>
      <h3>{words('solo.form_solo')}</h3>
      <p>{words('solo.rules')}</p>
      <h3>{words('crash.odds')}</h3>
      <table className="odds">
        <thead>
          <tr>
            <th scope="col">{words('crash.odds_target')}</th>
            <th scope="col">{words('crash.odds_chance')}</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => {
            const { outcomes, total } = lawOfTarget(target);
            return (
              <tr key={target}>
                <td>{writeHundredths(target)}</td>
                <td>{writeChance(outcomes[0]?.cases ?? 0n, total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{words('crash.odds_about')}</p>
      <h3>{kit('rules.bets')}</h3>
      <dl className="facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{kit('rules.away_title')}</h3>
      <p>{words('crash.away')}</p>
      <p>{words('solo.away')}</p>
    </Sheet>
  );
}
