import { Contained } from '@marquee/ui/states/contained.tsx';
import { useQuery } from '@tanstack/react-query';
import { Handshake, Megaphone, MessageCircle, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { callApi, callOrThrow, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { raiseGlobally } from '../../session/global-fault.ts';
import { openModal } from '../../session/modal-stack.ts';
import { useRest } from '../../session/rest.ts';
import { usePlayerFields } from '../../session/session.ts';
import { imageAt } from '../../shell/image-folders.ts';
import { changeLayout, useLayoutState } from '../../shell/layout-state.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { loadLiveChat, openLiveChat } from './live-chat.ts';
import styles from './floating.module.css';

/** What floats over every page: rewards for players, the partners, the chat, and the newest announcement. */
export default function FloatingArea(): ReactNode {
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    void addCatalogues(['misc']).then(() => setWorded(true));
  }, []);
  if (!worded) return null;
  return (
    <QueryScope>
      <Floating />
    </QueryScope>
  );
}

function Floating(): ReactNode {
  const rests = useRest();
  return (
    <div className={styles['area']}>
      {!rests && (
        <>
          <Contained>
            <Announcement />
          </Contained>
          <Contained>
            <Rewards />
          </Contained>
          <Contained>
            <Partners />
          </Contained>
        </>
      )}
      <Contained>
        <Chat />
      </Contained>
    </div>
  );
}

/** The way to the minigames, for players, while a cycle of them runs and until they close it. */
function Rewards(): ReactNode {
  const t = useWords();
  const path = usePath();
  const player = usePlayerFields();
  const { show_rewards } = useLayoutState();
  const { data: isRunning = false } = useQuery({
    queryKey: ['player', player?.account_id, 'mini_game_cycle'],
    enabled: player !== null && show_rewards,
    staleTime: 300_000,
    queryFn: async () => {
      if (!player) return false;
      const result = await callApi(endpoints.miniGameCycle, player);
      if (result.ok) return Boolean(result.answer.value[0]?.status);
      raiseGlobally('The cycle of minigames was not told', result.refusal);
      return false;
    },
  });
  if (!player || !show_rewards || !isRunning) return null;
  return (
    <div className={styles['rewards']}>
      <a
        className={styles['icon']}
        href={path('/minigame')}
        target="_blank"
        rel="noopener"
        aria-label={t('floating.rewards')}
      >
        <img src={imageAt('minigame', 'prize-box.webp')} alt="" width={56} height={56} />
      </a>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('floating.closeRewards')}
        onClick={() => changeLayout({ show_rewards: false })}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/** The way to the partners, where the site has any. */
function Partners(): ReactNode {
  const t = useWords();
  const { data: partners = [] } = useQuery({
    queryKey: ['partners'],
    staleTime: Infinity,
    queryFn: async () => (await callOrThrow(endpoints.partners, siteInput())).partners,
  });
  if (partners.length === 0) return null;
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={t('floating.partners')}
      onClick={() => openModal({ kind: 'partners', partners })}
    >
      <Handshake size={26} aria-hidden="true" />
    </button>
  );
}

/** The chat's button; it appears when the chat's widget has initialised. */
function Chat(): ReactNode {
  const t = useWords();
  const { liveChat, liveChatScript } = useShell();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (liveChatScript && liveChat.chat_id) {
      loadLiveChat(liveChatScript, liveChat.chat_id, () => setReady(true));
    }
  }, [liveChatScript, liveChat.chat_id]);
  if (!ready) return null;
  return (
    <button type="button" className={styles['icon']} aria-label={t('floating.chat')} onClick={openLiveChat}>
      {liveChat.image_id ? (
        <img src={imageAt('livechat', liveChat.image_id)} alt="" width={40} height={40} />
      ) : (
        <MessageCircle size={26} aria-hidden="true" />
      )}
    </button>
  );
}

/** An announcement is new for a week. */
const newFor_ms = 7 * 86_400_000;

/** The newest announcement, until it is closed; the next one is shown again. Who is at his account is not called away. */
function Announcement(): ReactNode {
  const atAccount = useMatches().some(({ id }) => id === 'routes/player-area');
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const { show_bf_ann_modal, announcement_id } = useLayoutState();
  const { data: newest } = useQuery({
    queryKey: ['news', 'newest', language],
    staleTime: Infinity,
    queryFn: async () => {
      const { value } = await callOrThrow(endpoints.newsList, { ...siteInput(), language, page_size: 1 });
      return value.find((item) => Date.now() - Date.parse(item.published_at) < newFor_ms) ?? null;
    },
  });
  if (atAccount || !newest || (newest.news_id === announcement_id && !show_bf_ann_modal)) return null;
  return (
    <aside className={styles['announcement']} aria-label={t('floating.announcement')}>
      <Megaphone size={20} aria-hidden="true" />
      <a href={path('/news')}>{newest.title}</a>
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={t('common.close')}
        onClick={() => changeLayout({ show_bf_ann_modal: false, announcement_id: newest.news_id })}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
