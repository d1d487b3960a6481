import { Button } from '@marquee/ui/controls/button.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { DepositForm } from '../features/cashier/deposit-form.tsx';
import { WithDepositMethods } from '../features/cashier/deposit-methods.tsx';
import { DepositStatus } from '../features/cashier/deposit-status.tsx';
import { rememberedDeposit } from '../features/cashier/pending-deposit.ts';
import { usePlayerFields } from '../session/session.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/cashier/cashier.module.css';

/** Paying in: the form, and after the gateway's page, how it came out. */
export default function DepositPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const { site } = useShell();
  const player = usePlayerFields();
  const [query] = useSearchParams();
  const depositId = query.get('deposit_id');
  const [remembered] = useState(() => (player ? rememberedDeposit(player.account_id) : null));
  const again = (): void => void navigate(path('/deposit'), { replace: true });
  return (
    <AccountPage
      title={t('deposit.title')}
      lead={site?.play_money ? t('deposit.playMoney') : t('deposit.lead')}
    >
      <Card className={styles['narrow']}>
        {depositId ? (
          <DepositStatus depositId={depositId} onAgain={again} />
        ) : (
          <>
            {remembered && (
              <div className={styles['resume']}>
                <History size={20} aria-hidden="true" />
                <span>{t('deposit.resume')}</span>
                <Button
                  size="small"
                  onClick={() =>
                    void navigate(`${path('/deposit')}?deposit_id=${remembered}`, { replace: true })
                  }
                >
                  {t('deposit.resumeLook')}
                </Button>
              </div>
            )}
            <WithDepositMethods>
              {(methods) => (
                <DepositForm
                  methods={methods}
                  returnUrl={`${location.origin}${path('/deposit')}`}
                  onCreated={(deposit) => {
                    if (deposit?.payment_url) location.assign(deposit.payment_url);
                    else if (deposit) void navigate(`${path('/deposit')}?deposit_id=${deposit.deposit_id}`);
                  }}
                />
              )}
            </WithDepositMethods>
          </>
        )}
      </Card>
    </AccountPage>
  );
}
