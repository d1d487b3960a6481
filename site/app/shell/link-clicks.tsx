import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns clicks on the site's own plain anchors into navigation without a reload, with one listener for the whole
 * document; a component for each link would cost a page of cards half of its rendering time. `data-reload` asks for a
 * whole page.
 */
export function LinkClicks(): null {
  const navigate = useNavigate();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      if (!anchor || anchor.target || anchor.hasAttribute('download') || 'reload' in anchor.dataset) return;
      const url = new URL(anchor.href, location.href);
      if (url.origin !== location.origin || !anchor.getAttribute('href')) return;
      if (url.pathname.startsWith('/_') || url.pathname.startsWith('/api/')) return;
      if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
  return null;
}
