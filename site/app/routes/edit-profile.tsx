import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { AccountColumns } from '../features/account/account-columns.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { Answered } from '../features/account/query-state.tsx';
import { ContactField } from '../features/profile/contact-field.tsx';
import { PreferencesForm } from '../features/profile/preferences-form.tsx';
import { PushCard } from '../features/push/push-card.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/profile/profile.module.css';

/** What a player can change of his profile: how he is reached, and what is written to him. */
export default function EditProfilePage(): ReactNode {
  const t = useWords();
  const query = useProfile();
  const own = query.data?.value[0];
  return (
    <AccountPage title={t('account.editProfile')} lead={t('profile.editLead')}>
      <AccountColumns
        beside={
          <>
            <Card>
              <h2 className={styles['cardTitle']}>{t('profile.preferences')}</h2>
              <div className={styles['locked']}>
                {own ? <PreferencesForm profile={own} /> : <Skeleton height="11rem" />}
              </div>
            </Card>
            <Card>
              {own ? (
                <TextField
                  label={t('register.fullName')}
                  hint={t('profile.nameHint')}
                  autoComplete="name"
                  readOnly
                  value={own.full_name}
                />
              ) : (
                <Skeleton height="8rem" />
              )}
            </Card>
          </>
        }
      >
        <Card>
          <h2 className={styles['cardTitle']}>{t('profile.contacts')}</h2>
          <p className={`${styles['muted']} ${styles['locked']}`}>{t('profile.contactsText')}</p>
          <Answered query={query} height="12rem">
            {({ value: [profile] }) =>
              profile && (
                <>
                  <ContactField profile={profile} channel="email" />
                  <ContactField profile={profile} channel="sms" />
                </>
              )
            }
          </Answered>
        </Card>
      </AccountColumns>
      <PushCard />
    </AccountPage>
  );
}
