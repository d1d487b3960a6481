import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ToastRegion } from '@marquee/ui/surfaces/toast-region.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { reactWith, Refused } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { failureText } from '../api/refusal-words.ts';
import { useOperation } from '../api/use-operation.ts';
import { LoadFailure } from '../figures/load-failure.tsx';
import { MeContext, useMe } from '../session/me.ts';
import { signInAddress } from '../session/return-to.ts';
import { confirmSecondFactor } from '../session/second-factor.ts';
import { SecondFactorDialog } from '../session/second-factor-dialog.tsx';
import { useTo } from '../session/site-choice.ts';
import { dismiss, useToasts } from '../session/toasts.ts';
import { useWords } from '../words/use-words.ts';
import { areasOf } from './areas.ts';
import { NotFound } from './not-found.tsx';
import { Rail } from './rail.tsx';
import styles from './shell.module.css';
import { useShortcuts } from './shortcuts.ts';
import { StaleStrip } from './stale-strip.tsx';
import { TopBar } from './top-bar.tsx';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

/** How often the counts of what waits are asked for. */
const counts_ms = 60_000;

/** Who is signed in, or the way to sign in; around every screen but those that lead here. */
export function Shell(): ReactNode {
  const words = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const me = useOperation(endpoints.sessionMe, {}, { every_ms: counts_ms });
  const ended = me.error instanceof Refused && me.error.envelope.statusMessage === 'sessionExpired';

  useEffect(() => {
    reactWith({
      confirmSecondFactor,
      sessionEnded: () => {
        void navigate(signInAddress(here), { replace: true });
        queries.clear();
      },
    });
  }, [here, navigate, queries]);

  if (me.data) {
    return (
      <MeContext value={me.data.me}>
        <Frame />
      </MeContext>
    );
  }
  const failure = failureText(words, me.error);
  if (failure !== undefined && !ended) {
    return (
      <main className={styles['alone']}>
        <LoadFailure failure={failure} retry={() => void me.refetch()} titleAs="h1" />
      </main>
    );
  }
  return (
    <div className={styles['alone']} aria-busy="true">
      <Skeleton width="12rem" height="1rem" />
    </div>
  );
}

function Frame(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const toasts = useToasts();
  const [palette, setPalette] = useState(false);
  const [help, setHelp] = useState(false);
  const areas = useMemo(() => areasOf(me), [me]);

  function focusSearch(): void {
    const field = document.querySelector<HTMLInputElement>('[data-search] input, input[data-search]');
    if (field) field.focus();
    else setPalette(true);
  }
  useShortcuts(
    {
      '?': () => setHelp(true),
      '/': focusSearch,
      ...Object.fromEntries(areas.map(({ key, path }) => [`g ${key}`, () => void navigate(to(path))])),
      'g z': () => void navigate(to('/sessions')),
    },
    () => setPalette(true),
  );
  const first = areas[0];
  useEffect(() => {
    if (pathname === '/' && first) void navigate(to(first.path), { replace: true });
  }, [pathname, first, navigate, to]);

  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {words('shell.skip')}
      </a>
      <Rail areas={areas} onHelp={() => setHelp(true)} />
      <TopBar onSearch={() => setPalette(true)} />
      <div id="content" tabIndex={-1} className={styles['content']}>
        <StaleStrip />
        <Suspense>{pathname === '/' && !first ? <NotFound nothing /> : <Outlet />}</Suspense>
      </div>
      <SecondFactorDialog />
      <Suspense>
        {palette && <Palette areas={areas} onClose={() => setPalette(false)} onHelp={() => setHelp(true)} />}
        {help && <ShortcutsDialog areas={areas} onClose={() => setHelp(false)} />}
      </Suspense>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel={words('dialog.close')} />
    </div>
  );
}
