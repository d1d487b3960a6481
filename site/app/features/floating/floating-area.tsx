import type { newsList } from '@marquee/contract/api/news/list.ts';
import type { partners } from '@marquee/contract/api/settings/partners.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { Sign } from '@marquee/ui/icons/sign.tsx';
import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { callOrThrow, siteInput } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { openModal } from '../../session/modal-stack.ts';
import { useRest } from '../../session/rest.ts';
import { useSession } from '../../session/session.ts';
import { imageAt } from '../../shell/image-folders.ts';
import { changeLayout, useLayoutState } from '../../shell/layout-state.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { useWords } from '../../words/use-words.ts';
import { loadLiveChat, openLiveChat } from './live-chat.ts';
import { once, useTold } from './use-told.ts';
import styles from './floating.module.css';

/** Alone: the list of all endpoints would come to every first page for these. */
const ofPartners: Endpoint<typeof partners> = { path: '/api/settings/partners' };
const ofNews: Endpoint<typeof newsList> = { path: '/api/news/list' };

/** Visitors, to whom it says nothing, load nothing of it. */
const Rewards = lazy(() => import('./rewards.tsx'));

/** What floats over every page: rewards for players, the partners, the chat, and the newest announcement. */
export default function FloatingArea(): ReactNode {
  const rests = useRest();
  const atAccount = useAtAccount();
  const { status } = useSession();
  return (
    <div className={styles['area']} data-at-account={atAccount || undefined}>
      {!rests && (
        <>
          <Contained>
            <Announcement />
          </Contained>
          {status === 'authenticated' && (
            <Contained>
              <Suspense>
                <Rewards />
              </Suspense>
            </Contained>
          )}
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

/** Whether the page is one of the player's account. */
const useAtAccount = (): boolean => useMatches().some(({ id }) => id === 'routes/player-area');

const partnersOf = once(
  async (domain_name: string) => (await callOrThrow(ofPartners, { domain_name })).partners,
);

/** The way to the partners, where the site has any. */
function Partners(): ReactNode {
  const t = useWords();
  const { domainName } = useShell();
  const partners = useTold(partnersOf, domainName);
  if (!partners || partners.length === 0) return null;
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={t('floating.partners')}
      onClick={() => openModal({ kind: 'partners', partners })}
    >
      <Sign name="handshake" size={26} />
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
        <Sign name="message-circle" size={26} />
      )}
    </button>
  );
}

/** An announcement is new for a week. */
const newFor_ms = 7 * 86_400_000;

const newestOf = once(async (language: LanguageCode) => {
  const { value } = await callOrThrow(ofNews, { ...siteInput(), language, page_size: 1 });
  return value.find((item) => Date.now() - Date.parse(item.published_at) < newFor_ms);
});

/** The newest announcement, until it is closed; the next one is shown again. Players at their account are not called away. */
function Announcement(): ReactNode {
  const atAccount = useAtAccount();
  const t = useWords();
  const path = usePath();
  const { language } = useShell();
  const { show_bf_ann_modal, announcement_id } = useLayoutState();
  const newest = useTold(newestOf, language);
  if (atAccount || !newest || (newest.news_id === announcement_id && !show_bf_ann_modal)) return null;
  return (
    <aside className={styles['announcement']} aria-label={t('floating.announcement')}>
      <Sign name="megaphone" size={20} />
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
