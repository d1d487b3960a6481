/** For players who do not see the chat: how many lines of others have come, said now and then and in one sentence. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChatLine } from '../../../../kit/play-api/chat.ts';
import { useWords } from '../words.ts';

const EVERY_MS = 20_000;

const lastOf = (lines: readonly ChatLine[]): number => lines.at(-1)?.at ?? 0;

/** Nothing is said of the lines that were there before. */
export function NewLines({ lines }: { lines: readonly ChatLine[] }) {
  const words = useWords();
  const [said, setSaid] = useState({ until: lastOf(lines), count: 0 });
  const count = useEffectEvent(() => {
    const fresh = lines.filter(({ at, is_own }) => !is_own && at > said.until).length;
    if (fresh > 0 || said.count > 0) setSaid({ until: lastOf(lines), count: fresh });
  });
  useEffect(() => {
    const timer = setInterval(() => count(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <output className="visually-hidden">
      {said.count > 0 ? words('chat.say_new', { count: said.count }) : ''}
    </output>
  );
}
