import { Contained } from '@marquee/ui/states/contained.tsx';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Copy, Share2 } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './referral.module.css';

const QrCode = lazy(() => import('../qr/qr-code.tsx'));

/** What the player gives his friends: the code, the link with its QR code, and ways to send it. */
export function InviteCard({ code, link }: { code: string; link: string }): ReactNode {
  const t = useWords();
  const siteName = useShell().site?.site_name ?? '';
  return (
    <Card className={styles['invite']}>
      <div className={styles['qr']}>
        <Contained>
          <Suspense fallback={<Skeleton width="100%" height="100%" />}>
            <QrCode text={link} label={t('referral.qr')} />
          </Suspense>
        </Contained>
      </div>
      <div className={styles['send']}>
        <Copied label={t('referral.code')} text={code} name="code" />
        <Copied label={t('referral.link')} text={link} name="link" />
        {'share' in navigator && (
          <Button
            variant="primary"
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={() =>
              void share({ title: siteName, text: t('referral.shareText', { siteName }), url: link })
            }
          >
            {t('referral.share')}
          </Button>
        )}
        <p className={styles['muted']}>{t('referral.adults')}</p>
      </div>
    </Card>
  );
}

function Copied({ label, text, name }: { label: string; text: string; name: 'code' | 'link' }): ReactNode {
  const t = useWords();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'success', text: t('referral.copied') });
    } catch {
      // The browser may forbid it; the text can still be selected.
      showToast({ tone: 'warning', text: t('referral.copyFailed') });
    }
  }
  return (
    <div className={styles['copied']}>
      <p className={styles['label']}>{label}</p>
      <p className={styles['value']} data-referral={name}>
        {text}
      </p>
      <Button
        iconOnly
        icon={<Copy size={18} aria-hidden="true" />}
        aria-label={t(`referral.copy.${name}`)}
        onClick={() => void copy()}
      />
    </div>
  );
}

/** Hand the link to the device's own way of sharing; the player may think better of it. */
async function share(what: { title: string; text: string; url: string }): Promise<void> {
  await navigator.share(what).catch(() => undefined);
}
