/** What the page around the game shows itself, so that the game does not show it a second time. */
import { useEffect, useState } from 'react';
import { onParentMessage } from '../session/parent.ts';

/** Both are false until the page says otherwise. */
export function useFrame(): { hasBar: boolean; hasBalance: boolean } {
  const [hasBar, setBar] = useState(false);
  const [hasBalance, setBalance] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    onParentMessage('marquee:bar', () => setBar(true), ending.signal);
    onParentMessage('marquee:balance-shown', () => setBalance(true), ending.signal);
    return () => ending.abort();
  }, []);
  return { hasBar, hasBalance };
}
