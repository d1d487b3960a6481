import { useEffect } from 'react';
import { tellPresented } from '../../session/presented-balance.ts';
import { usePlayerFields } from '../../session/session.ts';

/** Told again this often, so that it holds in the other tabs for as long as the game is open. */
const again_ms = 5000;

/** Tell the player's other tabs what the game shows as the balance; undefined while it is not played for money. */
export function useTellPresented(amount: string | undefined): void {
  const accountId = usePlayerFields()?.account_id;
  useEffect(() => {
    if (!accountId || amount === undefined) return;
    tellPresented(accountId, amount);
    const timer = setInterval(() => tellPresented(accountId, amount), again_ms);
    return () => clearInterval(timer);
  }, [accountId, amount]);

  const isOpen = amount !== undefined;
  useEffect(() => {
    if (!accountId || !isOpen) return;
    const close = (): void => tellPresented(accountId, null);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [accountId, isOpen]);
}
