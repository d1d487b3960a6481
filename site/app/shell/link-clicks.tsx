import { useEffect, useState, type ReactNode } from 'react';
import { openModal } from '../session/modal-stack.ts';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isBuildOutdated } from './build-check.ts';
import { useLate } from './late.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
export const prefetchDelay_ms = 100;
/** How many pages are prefetched at a time. */
export const maxPrefetches = 4;

/** The place on this site that an anchor leads to without a reload; undefined for all other anchors. */
function placeOf(anchor: HTMLAnchorElement | null): string | undefined {
  if (!anchor?.getAttribute('href') || anchor.target || anchor.hasAttribute('download')) return undefined;
  if ('reload' in anchor.dataset || isBuildOutdated()) return undefined;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin || /^\/(_|api\/|brand\/)/.test(url.pathname)) return undefined;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  return samePage && url.hash ? undefined : url.pathname + url.search + url.hash;
}

/** Have the router learn which files the page behind a link takes; it looks for anchors that are marked so. */
function discover(anchor: HTMLAnchorElement): void {
  if (!anchor.dataset['discover'] && placeOf(anchor) !== undefined) anchor.dataset['discover'] = 'true';
}

function anchorOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/**
 * Turns clicks on the site's own plain anchors into navigation without a reload, and fetches a page when a pointer rests
 * on its link, with listeners for the whole document; a component for each link would cost a page of cards half of its
 * rendering time. `data-reload` asks for a whole page. `data-search`, on links to the lobby's own search, and Ctrl-K (or ⌘K)
 * open the search over the page.
 */
export function LinkClicks(): ReactNode {
  const navigate = useNavigate();
  const [prefetched, setPrefetched] = useState<readonly string[]>([]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const over = new AbortController();
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[data-search]')) {
        event.preventDefault();
        openModal({ kind: 'search' });
        return;
      }
      const place = placeOf(anchorOf(event.target));
      if (place === undefined) return;
      event.preventDefault();
      void navigate(place);
    }
    function onPointerOver(event: PointerEvent): void {
      clearTimeout(resting);
      const anchor = anchorOf(event.target);
      const place = placeOf(anchor);
      if (place === undefined || !anchor) return;
      discover(anchor);
      resting = setTimeout(() => {
        setPrefetched((places) =>
          places.includes(place) ? places : [...places, place].slice(-maxPrefetches),
        );
      }, prefetchDelay_ms);
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openModal({ kind: 'search' });
    }
    document.addEventListener('click', onClick, over);
    document.addEventListener('keydown', onKeyDown, over);
    document.addEventListener('pointerover', onPointerOver, over);
    return () => {
      clearTimeout(resting);
      over.abort();
    };
  }, [navigate]);
  const isLate = useLate();
  useEffect(() => {
    if (isLate) document.querySelectorAll('a').forEach(discover);
  }, [isLate]);
  return prefetched.map((place) => <PrefetchPageLinks key={place} page={place} />);
}
