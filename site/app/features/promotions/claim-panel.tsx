import { LatePart } from '../../shell/late-part.tsx';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { modalIdOf, openModal } from '../../session/modal-stack.ts';
import { signInAddress } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import type { PromotionDetail } from './promotion.ts';
import styles from './promotions.module.css';

const PlayerClaim = lazy(async () => {
  const [module] = await Promise.all([
    import('./player-claim.tsx'),
    addCatalogues(['general', 'validation', 'errors']),
  ]);
  return module;
});

/**
 * What can be done with a promotion now. The HTML is the same for everybody: until the browser knows who it is, the
 * document's `data-session` shows the right one of the two.
 */
export function ClaimPanel({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const { status } = useSession();
  const place = <Skeleton height="9.5rem" radius="var(--radius-control)" />;
  return (
    <Card className={styles['claim']} data-status={status}>
      {status !== 'authenticated' && <VisitorClaim promotion={promotion} />}
      {status !== 'anonymous' && (
        <div className={styles['own']}>
          {status === 'authenticated' ? (
            <LatePart fallback={place}>
              <PlayerClaim promotion={promotion} />
            </LatePart>
          ) : (
            place
          )}
        </div>
      )}
    </Card>
  );
}

function VisitorClaim({ promotion }: { promotion: PromotionDetail }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { pathname } = useLocation();
  const { login } = useShell().theme;
  const text = promotion.is_claimable ? 'promotion.joinText' : 'promotion.joinTextPaid';
  return (
    <div className={styles['visitor']}>
      <h2 className={styles['claimTitle']}>{t('promotion.joinTitle')}</h2>
      <p className={styles['muted']}>{t(text)}</p>
      <div className={styles['actions']}>
        <LinkButton variant="primary" wide href={path('/register')}>
          {t('account.register')}
        </LinkButton>
        {login === 'page' ? (
          <LinkButton wide href={signInAddress(path('/login'), pathname)}>
            {t('account.signIn')}
          </LinkButton>
        ) : (
          <Button
            wide
            onClick={() => openModal({ kind: 'sign_in', elementId: modalIdOf(login), returnTo: pathname })}
          >
            {t('account.signIn')}
          </Button>
        )}
      </div>
    </div>
  );
}
