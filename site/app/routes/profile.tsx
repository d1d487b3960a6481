import type { profile } from '@marquee/contract/api/settings/profile.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { formatMoment } from '../features/history/moments.ts';
import { ProfileForm } from '../features/profile/profile-form.tsx';
import { SessionCard } from '../features/profile/session-card.tsx';
import { VipCard } from '../features/profile/vip-card.tsx';
import { usePlayerQuery } from '../session/player-query.ts';
import { useShell } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/profile/profile.module.css';

/** Who the player is, how far his VIP level is, and his session. */
export default function ProfilePage(): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const query = usePlayerQuery<AnswerOf<typeof profile>>(['profile'], (player, signal) =>
    callOrThrow(endpoints.profile, player, { signal }),
  );
  return (
    <AccountPage title={t('account.profile')} lead={t('profile.lead')}>
      <AccountColumns
        beside={
          <>
            <VipCard />
            <SessionCard />
          </>
        }
      >
        <Card>
          <Answered query={query} height="24rem">
            {({ value: [own] }) =>
              own && (
                <>
                  <ProfileForm profile={own} />
                  <dl className={styles['facts']}>
                    <div>
                      <dt>{t('register.account')}</dt>
                      <dd>{own.account_id}</dd>
                    </div>
                    <div>
                      <dt>{t('register.phone')}</dt>
                      <dd>
                        {own.contact_phone}{' '}
                        {own.phone_verified && <Badge tone="positive">{t('profile.verified')}</Badge>}
                      </dd>
                    </div>
                    <div>
                      <dt>{t('register.birthDate')}</dt>
                      <dd>{own.birth_date}</dd>
                    </div>
                    <div>
                      <dt>{t('profile.joined')}</dt>
                      <dd>{formatMoment(own.created_at, language)}</dd>
                    </div>
                  </dl>
                </>
              )
            }
          </Answered>
        </Card>
      </AccountColumns>
    </AccountPage>
  );
}
