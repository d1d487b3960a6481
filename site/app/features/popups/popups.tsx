import type { popups } from '@marquee/contract/api/settings/popups.ts';
import { LinkButton } from '@marquee/ui/controls/button.tsx';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { callOrThrow, siteInput } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import {
  closeModal,
  openModal,
  readModals,
  serverModals,
  subscribeToModals,
} from '../../session/modal-stack.ts';
import { useRest } from '../../session/rest.ts';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { once, useTold } from '../floating/use-told.ts';
import { duePopup, type Popup, type PopupPage } from './due-popup.ts';
import { readShown, rememberShown } from './shown-popups.ts';
import styles from './popup.module.css';

/** Alone: the list of all endpoints would come with it. */
const ofPopups: Endpoint<typeof popups> = { path: '/api/settings/popups' };

/** How long after a page was followed to its popup comes: after what the page itself may ask, in milliseconds. */
const settled_ms = 1500;

/** The signed address of a preview; a link within it leads to the site as it is. */
const preview = new URLSearchParams(location.search).get('preview') ?? undefined;

const popupsOf = once(async (language: LanguageCode) => {
  const input = { ...siteInput(), language };
  return (await callOrThrow(ofPopups, preview === undefined ? input : { ...input, preview })).popups;
});

/** What the site says by itself on some of its pages. Whoever takes a break from play is told nothing. */
export default function Popups(): ReactNode {
  const rests = useRest();
  const page = pageOf(useMatches().map(({ id }) => id));
  const { key } = useLocation();
  // The first page has settled already: this part comes late.
  const [firstKey] = useState(key);
  if (rests || page === undefined) return null;
  return <OnPage key={key} page={page} wait_ms={key === firstKey ? 0 : settled_ms} />;
}

/** One of them at a time; the next one waits for the next page. In a preview each is shown, whoever it is for. */
function OnPage({ page, wait_ms }: { page: PopupPage; wait_ms: number }): ReactNode {
  const path = usePath();
  const { language } = useShell();
  const { status } = useSession();
  const told = useTold(popupsOf, language);
  const modals = useSyncExternalStore(subscribeToModals, readModals, serverModals).length;
  const isOver = useRef(false);
  const previewed = useRef<readonly string[]>([]);
  const opened = useRef<number>(undefined);
  // A page that is left takes its popup along.
  useEffect(
    () => () => {
      if (opened.current !== undefined) closeModal(opened.current);
    },
    [],
  );
  useEffect(() => {
    if (!told || status === 'unknown' || isOver.current) return;
    const timer = setTimeout(() => {
      if (preview !== undefined) {
        const next = told.find(({ popup_id }) => !previewed.current.includes(popup_id));
        if (!next || readModals().length > 0) return;
        previewed.current = [...previewed.current, next.popup_id];
        opened.current = openPopup(next, path);
        return;
      }
      isOver.current = true;
      const shown = readShown();
      const next = duePopup(told, { page, isPlayer: status === 'authenticated', shown });
      if (!next || !isFree()) return;
      rememberShown(next);
      opened.current = openPopup(next, path);
    }, wait_ms);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `path` is a new function each time, and says the same while the page stays.
  }, [told, status, modals, page, wait_ms]);
  return null;
}

function openPopup(popup: Popup, path: (path: string) => string): number {
  return openModal({
    kind: 'popup',
    title: popup.title,
    body: <PopupBody popup={popup} />,
    footer: popup.button !== '' && (
      <LinkButton variant="primary" href={path(popup.href)}>
        {popup.button}
      </LinkButton>
    ),
  });
}

/** The server has cleaned the text. */
function PopupBody({ popup: { image_url, body } }: { popup: Popup }): ReactNode {
  return (
    <>
      {image_url !== '' && (
        <img className={styles['picture']} src={image_url} alt="" width={960} height={480} />
      )}
      <div className={styles['words']} dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}

function pageOf(routes: readonly string[]): PopupPage | undefined {
  if (routes.includes('routes/home')) return 'home';
  if (routes.includes('routes/promotions')) return 'promotions';
  return routes.some((route) => route.startsWith('category/')) ? 'lobby' : undefined;
}

/**
 * Whether nothing is in the way: no dialog and no menu is open, nobody is writing, and the page shows nothing to claim.
 */
function isFree(): boolean {
  if (readModals().length > 0) return false;
  if (document.activeElement?.matches('input, textarea, select')) return false;
  return document.querySelector('dialog[open], :popover-open:not([popover=manual]), [data-claim]') === null;
}
