import type { promotionsSimulate } from '@marquee/contract/operate/promotions/simulate.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { SideCard } from '../editor/side-card.tsx';
import { hasTerms, type PromotionDocument } from './promotion.ts';
import frame from '../editor/editor.module.css';

type Simulated = OperationAnswer<typeof promotionsSimulate>['simulation'];

/** What the promotion as it is written would have cost on the site's past. */
export function Simulation({ site, promotion }: { site: string; promotion: PromotionDocument }): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  const [shown, setShown] = useState<{ of: PromotionDocument; days: 30 | 90; simulated: Simulated }>();
  async function simulate(days: 30 | 90): Promise<void> {
    const answer = await submission.run(endpoints.promotionsSimulate, { site_code: site, days, promotion });
    if (answer) setShown({ of: promotion, days, simulated: answer.simulation });
  }
  return (
    <SideCard title={words('simulation.title')}>
      <p className={frame['quiet']}>{words('simulation.text')}</p>
      <div className={frame['buttons']}>
        {([30, 90] as const).map((days) => (
          <Button key={days} size="small" busy={submission.busy} onClick={() => void simulate(days)}>
            {words('simulation.run', { days })}
          </Button>
        ))}
      </div>
      <FormMessage
        text={
          submission.message ??
          (Object.keys(submission.faults).length > 0 ? words('simulation.faults') : undefined)
        }
      />
      {shown && (
        <div aria-live="polite" data-stale={shown.of !== promotion || undefined} className={frame['result']}>
          {shown.of !== promotion && <p className={frame['quiet']}>{words('simulation.stale')}</p>}
          <Result words={words} simulated={shown.simulated} promotion={shown.of} days={shown.days} />
        </div>
      )}
    </SideCard>
  );
}

function Result({
  words,
  simulated,
  promotion,
  days,
}: {
  words: Words;
  simulated: Simulated;
  promotion: PromotionDocument;
  days: number;
}): ReactNode {
  const to = useTo();
  const me = useMe();
  const { currency, largest, ring, house_edge_percent } = simulated;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const wagers = hasTerms(promotion.offer);
  const isClaimed = promotion.offer.kind !== 'cashback';
  return (
    <>
      <p className={frame['headline']}>
        {words('simulation.headline', {
          days,
          players: simulated.players,
          claims: simulated.claims,
          granted: formatMoney(simulated.granted, currency),
          cost: formatMoney(simulated.expected_cost, currency),
        })}
      </p>
      <Facts
        facts={[
          ...(simulated.deposits > 0
            ? ([[words('simulation.deposits'), simulated.deposits.toLocaleString(words.locale)]] as const)
            : []),
          [words('simulation.granted'), money(simulated.granted)],
          ...(wagers
            ? ([
                [words('simulation.edge'), `${house_edge_percent} %`],
                [words('simulation.lost'), money(simulated.wagering_lost)],
              ] as const)
            : []),
          [words('simulation.expected'), money(simulated.expected_cost)],
          [words('simulation.most'), money(simulated.most_cost)],
          [
            words('simulation.largest'),
            largest === null ? (
              '–'
            ) : (
              <>
                {money(largest.most_cost)} ·{' '}
                {may(me, 'players.read') ? (
                  <Link to={to(`/players/${largest.player_id}`)}>{largest.account_id}</Link>
                ) : (
                  largest.account_id
                )}
              </>
            ),
          ],
          [
            words('simulation.ring'),
            ring === null ? (
              words('simulation.noRing')
            ) : (
              <>
                {money(ring.most_cost)} · {words('simulation.accounts', { count: ring.accounts })}
              </>
            ),
          ],
          ...(isClaimed
            ? ([
                [
                  words('simulation.each'),
                  words('simulation.eachText', {
                    most: formatMoney(simulated.each_account, currency),
                    deposit: formatMoney(simulated.deposit_of_each, currency),
                  }),
                ],
              ] as const)
            : []),
          ...(simulated.duplicates > 0
            ? ([[words('simulation.duplicates'), simulated.duplicates.toLocaleString(words.locale)]] as const)
            : []),
          ...(simulated.beyond_limit > 0
            ? ([[words('simulation.beyond'), simulated.beyond_limit.toLocaleString(words.locale)]] as const)
            : []),
        ]}
      />
    </>
  );
}
