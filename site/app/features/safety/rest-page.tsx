import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { ChevronRight, HeartHandshake, Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBalance } from '../../session/balance.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { accountGroups, accountLinks } from '../account-area/account-links.ts';
import { useExclusion } from './safety.ts';
import { StandingBreak } from './standing-break.tsx';
import styles from './rest-page.module.css';

/** The site for a player in a break: what is active and until when, their money, help, and the account. Nothing to play. */
export default function RestPage(): ReactNode {
  return (
    <QueryScope>
      <Rest />
    </QueryScope>
  );
}

function Rest(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { data: balance } = useBalance();
  const isKnown = useExclusion().data !== undefined;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('safety.rest.title')}</h1>
        <p>{t('safety.rest.lead')}</p>
      </header>
      {isKnown ? <StandingBreak /> : <Skeleton height="11rem" radius="var(--radius-panel)" />}
      <div className={styles['cards']}>
        <Card className={styles['card']}>
          <h2>
            <Wallet size={20} aria-hidden="true" />
            {t('safety.rest.money')}
          </h2>
          <p className={styles['amount']}>
            {balance ? (
              <Money amount={balance.real_balance} currency={balance.currency} />
            ) : (
              <Skeleton width="8rem" height="1.6rem" />
            )}
          </p>
          <p className={styles['muted']}>{t('safety.rest.moneyText')}</p>
          <LinkButton href={path('/bank-details')} icon={<Landmark size={18} aria-hidden="true" />}>
            {t('account.bankDetails')}
          </LinkButton>
        </Card>
        <Card className={styles['card']}>
          <h2>
            <HeartHandshake size={20} aria-hidden="true" />
            {t('safety.rest.help')}
          </h2>
          <p className={styles['muted']}>{t('safety.rest.helpText')}</p>
          <div className={styles['actions']}>
            <LinkButton variant="primary" href={path('/responsible-gaming')}>
              {t('safety.rest.findHelp')}
            </LinkButton>
            <LinkButton href={path('/contact-us')}>{t('safety.rest.contact')}</LinkButton>
          </div>
        </Card>
      </div>
      <nav aria-labelledby="rest-account">
        <h2 id="rest-account" className={styles['linksTitle']}>
          {t('safety.rest.account')}
        </h2>
        <ul className={styles['links']}>
          {accountGroups
            .flatMap((group) => accountLinks.filter((link) => link.group === group))
            .filter(({ play, within }) => !play && !within)
            .map(({ path: to, label, icon: Icon }) => (
              <li key={to}>
                <a href={path(to)}>
                  <Icon size={18} aria-hidden="true" />
                  <span>{t(label)}</span>
                  <ChevronRight size={18} aria-hidden="true" />
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </div>
  );
}
