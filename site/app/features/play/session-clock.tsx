import type { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useWords } from '../../words/use-words.ts';

/** How long the player has been signed in, in hours and minutes. */
export function SessionClock(): ReactNode {
  const t = useWords();
  const { data } = usePlayerQuery<AnswerOf<typeof checkStatus>>(
    ['check_status'],
    (player, signal) => callOrThrow(endpoints.checkStatus, player, { signal }),
    { staleTime: 60_000 },
  );
  const [now_ms, setNow] = useState<number>();
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);
  const started_ms = data ? Date.parse(data.session_started_at) : now_ms;
  const minutes = Math.max(0, Math.floor(((now_ms ?? 0) - (started_ms ?? 0)) / 60_000));
  const text = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return <span>{t('play.time', { time: text })}</span>;
}
