import { Contained } from '@marquee/ui/states/contained.tsx';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Apple, Download, MonitorSmartphone, QrCode as QrCodeIcon, Smartphone } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { deviceFlags } from '../../device/device-flags.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useInstall } from './install-prompt.ts';
import styles from './install.module.css';

const QrCode = lazy(() => import('../qr/qr-code.tsx'));

const never = (): (() => void) => () => undefined;

/** What the visitor holds in his hands; a computer while the server renders. */
function ownPlatform(): 'ios' | 'android' | 'desktop' {
  const { iOS, Android } = deviceFlags(navigator.userAgent, navigator.maxTouchPoints);
  return iOS ? 'ios' : Android ? 'android' : 'desktop';
}

/** Where a brand's own app is. A path of the site is this page, which installs the site itself. */
function appElsewhere(address = ''): string {
  return address.startsWith('/') ? '' : address;
}

/**
 * The ways to have the site as an app: the brand's own for Android and iOS, the site itself, installed, and this page
 * on a phone. */
export function AppLinks(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { site, origin } = useShell();
  const install = useInstall();
  const own = useSyncExternalStore(never, ownPlatform, () => 'desktop' as const);
  const android = appElsewhere(site?.android_sub);
  const ios = appElsewhere(site?.ios_sub);
  return (
    <div className={styles['ways']}>
      {android && (
        <Card className={styles['way']}>
          <Smartphone size={32} strokeWidth={1.5} aria-hidden="true" />
          <h2>Android</h2>
          <p>{t('download.android')}</p>
          <LinkButton variant={own === 'android' ? 'primary' : 'quiet'} href={android} rel="noopener">
            {t('download.get')}
          </LinkButton>
        </Card>
      )}
      {ios && (
        <Card className={styles['way']}>
          <Apple size={32} strokeWidth={1.5} aria-hidden="true" />
          <h2>iOS</h2>
          <p>{t('download.ios')}</p>
          <LinkButton variant={own === 'ios' ? 'primary' : 'quiet'} href={ios} rel="noopener">
            {t('download.get')}
          </LinkButton>
        </Card>
      )}
      <Card className={styles['way']}>
        <MonitorSmartphone size={32} strokeWidth={1.5} aria-hidden="true" />
        <h2>{t('download.web')}</h2>
        <p>{t('download.webText')}</p>
        {install ? (
          <Button variant="primary" icon={<Download size={18} aria-hidden="true" />} onClick={install}>
            {t('download.install')}
          </Button>
        ) : (
          <p className={styles['how']}>{t(`download.how.${own}`)}</p>
        )}
      </Card>
      {own === 'desktop' && (
        <Card className={styles['way']}>
          <QrCodeIcon size={32} strokeWidth={1.5} aria-hidden="true" />
          <h2>{t('download.phone')}</h2>
          <p>{t('download.phoneText')}</p>
          <div className={styles['qr']}>
            <Contained>
              <Suspense fallback={<Skeleton height="100%" />}>
                <QrCode text={origin + path('/download')} label={t('download.qr')} />
              </Suspense>
            </Contained>
          </div>
        </Card>
      )}
    </div>
  );
}
