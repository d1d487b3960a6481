import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether this page's policy keeps a game out of its frame. A page that was opened before the origin of the game was known
 * cannot frame it until it is loaded again; the game opens in a window of its own then.
 */
export function useIsFrameBlocked(gameUrl: string | undefined): boolean {
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const hear = useEffectEvent((event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective !== 'frame-src' || gameUrl === undefined) return;
    if (URL.parse(event.blockedURI)?.origin === URL.parse(gameUrl)?.origin) setBlockedUrl(gameUrl);
  });
  // Before the frame is there: what is heard later would be heard too late.
  useEffect(() => {
    const listener = (event: SecurityPolicyViolationEvent): void => hear(event);
    document.addEventListener('securitypolicyviolation', listener);
    return () => document.removeEventListener('securitypolicyviolation', listener);
  }, []);
  return gameUrl !== undefined && blockedUrl === gameUrl;
}
