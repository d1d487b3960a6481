import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { EarningsCard } from '../features/referral/earnings-card.tsx';
import { InviteCard } from '../features/referral/invite-card.tsx';
import { ReferralLists } from '../features/referral/referral-lists.tsx';
import { useReferralSummary } from '../features/referral/summary.ts';
import { TermsCard } from '../features/referral/terms-card.tsx';
import { useWords } from '../words/use-words.ts';

/** Bringing friends: the player's code and link, what it earns on which terms, and his friends. */
export default function ReferralPage(): ReactNode {
  const t = useWords();
  const query = useReferralSummary();
  return (
    <AccountPage title={t('account.referral')} lead={t('referral.lead')}>
      <Answered query={query} height="48rem">
        {(summary) => (
          <>
            {!summary.is_active && (
              <Card>
                <p>{t('referral.paused')}</p>
              </Card>
            )}
            <InviteCard code={summary.referral_code} link={summary.referral_link} />
            <AccountColumns beside={<TermsCard summary={summary} />}>
              <EarningsCard summary={summary} />
            </AccountColumns>
            <ReferralLists />
          </>
        )}
      </Answered>
    </AccountPage>
  );
}
