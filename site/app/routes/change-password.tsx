import { Card } from '@marquee/ui/surfaces/card.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { PasswordForm } from '../features/security/password-form.tsx';
import { usePath } from '../shell/shell-context.ts';
import { useWords } from '../words/use-words.ts';
import styles from '../features/security/security.module.css';

/** Another password. */
export default function ChangePasswordPage(): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  return (
    <AccountPage title={t('account.changePassword')} lead={t('password.lead')}>
      <Card className={styles['narrow']}>
        <PasswordForm onChanged={() => void navigate(path('/security'), { replace: true })} />
      </Card>
    </AccountPage>
  );
}
