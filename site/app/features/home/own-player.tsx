import type { HomePlayer } from '@marquee/themes/home/section.ts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePlayerFields } from '../../session/session.ts';
import { usePath } from '../../shell/shell-context.ts';
import LiveBalance from '../account-area/live-balance.tsx';

/** Shows nothing: tells the home page the player's name, the balance and where to add to it. */
export function OwnPlayer({ onKnown }: { onKnown: (player: HomePlayer) => void }): ReactNode {
  const path = usePath();
  const name = usePlayerFields()?.account_id;
  const tell = useEffectEvent((known: string) => {
    onKnown({ name: known, balance: <LiveBalance />, depositHref: path('/deposit') });
  });
  useEffect(() => {
    if (name !== undefined) tell(name);
  }, [name]);
  return null;
}
