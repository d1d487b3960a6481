import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { CountingMoney, Money } from '@marquee/ui/data/money.tsx';
import { formatNumber, toMinor } from '@marquee/ui/data/decimal.ts';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBalance } from '../../session/balance.ts';
import { usePresentedElsewhere } from '../../session/presented-balance.ts';
import { usePlayerFields } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import styles from './hub.module.css';

/** What the player has, of what it consists, and the ways to put in and take out; `bare` without these. */
export function BalanceCard({ bare = false }: { bare?: boolean }): ReactNode {
  const t = useWords();
  const path = usePath();
  const query = useBalance();
  const presented = usePresentedElsewhere(usePlayerFields()?.account_id);
  return (
    <Card className={styles['balance']}>
      <Answered query={query} height="11rem">
        {(balance) => {
          const parts = [
            { label: t('account.realMoney'), amount: balance.real_balance, always: true },
            { label: t('account.bonusMoney'), amount: balance.bonus_balance, always: false },
            { label: t('account.heldMoney'), amount: balance.locked_balance, always: false },
          ];
          return (
            <div className={styles['balanceFacts']}>
              <div>
                <h2 className={styles['balanceTitle']}>{t('account.playWith')}</h2>
                <p className={styles['amount']}>
                  <CountingMoney amount={presented ?? balance.game_balance} currency={balance.currency} />
                </p>
              </div>
              <dl className={styles['parts']}>
                {parts
                  .filter(({ amount, always }) => always || toMinor(amount) !== 0n)
                  .map(({ label, amount }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <Money amount={amount} currency={balance.currency} />
                      </dd>
                    </div>
                  ))}
                <div>
                  <dt>{t('account.tokens')}</dt>
                  {/* Tokens are counted whole, as long as they are whole. */}
                  <dd>{formatNumber(balance.game_token.replace(/\.0+$/, ''))}</dd>
                </div>
              </dl>
            </div>
          );
        }}
      </Answered>
      {!bare && (
        <div className={styles['balanceActions']}>
          <LinkButton
            variant="primary"
            href={path('/deposit')}
            data-play=""
            icon={<ArrowDownToLine size={18} aria-hidden="true" />}
          >
            {t('account.deposit')}
          </LinkButton>
          <LinkButton href={path('/withdrawal')} icon={<ArrowUpFromLine size={18} aria-hidden="true" />}>
            {t('account.withdrawal')}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
