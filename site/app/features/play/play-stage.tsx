import { envelopeOf } from '../../api/client.ts';
import type { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import { categories, categoryOf } from '@marquee/contract/categories.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { ErrorState } from '@marquee/ui/states/empty-state.tsx';
import { ExternalLink } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { openModal } from '../../session/modal-stack.ts';
import { useRefusalWords } from '../../session/report.ts';
import { useSession } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { readFrameMessage } from './frame-message.ts';
import { useLaunch } from './launch.ts';
import { useSafetyChanged } from '../safety/safety.ts';
import { LimitStrip } from './limit-strip.tsx';
import { PlayBar } from './play-bar.tsx';
import { PlayChoice } from './play-choice.tsx';
import { PlayStopped } from './play-stopped.tsx';
import { RealityCheckDialog } from './reality-check-dialog.tsx';
import { useSafeguard } from './safeguard.ts';
import { SimilarGames } from './similar-games.tsx';
import { useIsFrameBlocked } from './use-blocked-frame.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useTellPresented } from './use-tell-presented.ts';
import { usePlayBalance } from './use-play-balance.ts';
import { useSessionNet } from './use-session-net.ts';
import styles from './play.module.css';

/** What the game is told: see the README of the games' client. */
type ToGame = 'marquee:refresh' | 'marquee:pause' | 'marquee:bar' | 'marquee:balance-shown';

export type PlayedGame = AnswerOf<typeof gameDetail>['game'];
export type SimilarGame = AnswerOf<typeof gameDetail>['similar'][number];

/** A game on its stage: the bar, and under it the game in its frame, or why it does not open. */
export function PlayStage({
  game,
  similar,
}: {
  game: PlayedGame;
  similar: readonly SimilarGame[];
}): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const refusalWords = useRefusalWords();
  const { status } = useSession();
  const [chosen, setChosen] = useState<'money' | 'demo'>();
  const [ready, setReady] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fullScreen = useFullScreen(stage);
  const tellGame = useCallback((type: ToGame): void => {
    const origin = URL.parse(frame.current?.src ?? '')?.origin;
    if (origin) frame.current?.contentWindow?.postMessage({ type }, origin);
  }, []);
  const { shown: balance, roundIsOver, present } = usePlayBalance(() => tellGame('marquee:refresh'));
  const { net_minor, addRound } = useSessionNet();
  const isPlayer = status === 'authenticated';
  const mode = chosen === 'money' && !isPlayer ? undefined : chosen;
  const { data: launch, error, refetch, isFetching } = useLaunch(game, mode);
  const refused = error ? envelopeOf(error).statusMessage : undefined;
  const safeguard = useSafeguard(refused);
  const safetyChanged = useSafetyChanged();
  const [beyondLimit, setBeyondLimit] = useState(false);
  const url = safeguard.stop ? undefined : launch?.url;
  const opensIn = useIsFrameBlocked(url) ? 'popup' : launch?.opens_in;
  useTellPresented(url && mode === 'money' ? balance?.amount : undefined);

  // Rounds that follow by themselves stop while the player is asked something.
  useEffect(() => {
    if (safeguard.isCheckDue) tellGame('marquee:pause');
  }, [safeguard.isCheckDue, tellGame]);

  const lobby = path(categories[categoryOf(game.category) ?? 'slot_game'].path);
  const back = (): void => void navigate(lobby);
  const hear = useEffectEvent((message: MessageEvent) => {
    if (!url || message.source !== frame.current?.contentWindow) return;
    const said = readFrameMessage(message, url);
    if (said?.type === 'ready') {
      setReady(true);
      // The bar has the way out, and for money the balance; the game need not show them a second time.
      tellGame('marquee:bar');
      if (mode === 'money') tellGame('marquee:balance-shown');
    }
    if (said?.type === 'balance' && mode === 'money') present(said.balance_minor);
    if (said?.type === 'close') back();
    if (said?.type === 'deposit' && isPlayer) openModal({ kind: 'deposit' });
    if (said?.type === 'error' && said.error === 'limit_reached') {
      setBeyondLimit(true);
      void safetyChanged();
    }
    if (said?.type === 'round' && mode === 'money') {
      addRound(said.net_minor);
      roundIsOver();
      safeguard.roundIsOver();
    }
  });
  useEffect(() => {
    const listener = (message: MessageEvent): void => hear(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);

  function openPopup(): void {
    if (url) window.open(url, '_blank', 'popup,width=1280,height=760,noopener');
  }

  return (
    <div ref={stage} className={styles['stage']}>
      <PlayBar
        game={game}
        onBack={back}
        balance={balance}
        net_minor={net_minor}
        isPlayer={isPlayer && mode !== 'demo'}
        fullScreen={url && opensIn === 'frame' ? fullScreen : undefined}
      >
        <main className={styles['room']}>
          <img className={styles['backdrop']} src={game.game_image} alt="" crossOrigin="anonymous" />
          {mode === undefined && (isPlayer || status === 'anonymous') && (
            <PlayChoice game={game} isPlayer={isPlayer} onChoice={setChosen} />
          )}
          {beyondLimit && url && <LimitStrip onClose={() => setBeyondLimit(false)} />}
          {safeguard.stop && (
            <PlayStopped
              why={safeguard.stop}
              // The old launch has ended; the game comes back with the new one.
              onAgain={() => {
                present(undefined);
                void refetch().then(safeguard.clear);
              }}
            />
          )}
          {safeguard.isCheckDue && (
            <RealityCheckDialog
              onDecided={(decision) => {
                safeguard.decided(decision);
                if (decision === 'continue' && refused === 'realityCheckDue') void refetch();
              }}
            />
          )}
          {refused !== undefined && !safeguard.stop && !safeguard.isCheckDue && (
            <div className={styles['panel']}>
              <ErrorState title={t.game(game)} text={refusalWords(refused)}>
                <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
                  {t('list.retry')}
                </Button>
                <LinkButton href={lobby}>{t('play.allGames')}</LinkButton>
              </ErrorState>
              <SimilarGames games={similar} />
            </div>
          )}
          {url && opensIn === 'popup' && (
            <div className={styles['panel']}>
              <p className={styles['popup']}>{t('play.popup')}</p>
              <Button
                variant="primary"
                size="large"
                icon={<ExternalLink size={18} aria-hidden="true" />}
                onClick={openPopup}
              >
                {t('play.openPopup')}
              </Button>
            </div>
          )}
          {url && opensIn === 'frame' && (
            <iframe
              ref={frame}
              key={url}
              className={styles['frame']}
              data-ready={ready}
              title={t.game(game)}
              src={url}
              // The game is of another origin than the site, so that it cannot take its sandbox off.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              allow="autoplay; fullscreen"
              onLoad={() => setReady(true)}
            />
          )}
        </main>
      </PlayBar>
    </div>
  );
}
