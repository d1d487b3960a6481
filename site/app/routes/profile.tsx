import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { DocumentsCard } from '../features/documents/documents-card.tsx';
import { ProfileFacts } from '../features/profile/profile-facts.tsx';
import { SessionCard } from '../features/profile/session-card.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { VipCard } from '../features/profile/vip-card.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/profile/profile.module.css';

/** Who the player is, how far his VIP level is, and his session. */
export default function ProfilePage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const query = useProfile();
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
          <h2 className={styles['cardTitle']}>{t('profile.details')}</h2>
          <Answered query={query} height="24rem">
            {({ value: [own] }) => own && <ProfileFacts profile={own} />}
          </Answered>
          <LinkButton
            variant="primary"
            href={path('/edit-profile')}
            icon={<UserPen size={18} aria-hidden="true" />}
          >
            {t('account.editProfile')}
          </LinkButton>
        </Card>
        <DocumentsCard />
      </AccountColumns>
    </AccountPage>
  );
}
