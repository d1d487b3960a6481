import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { realtime, useRealtimeEvents } from '../realtime/realtime.ts';
import { usePath, useShell } from '../shell/shell-context.ts';
import { addCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import { balanceAfter, balanceKey, type Balance } from './balance.ts';
import { closeModals } from './modal-stack.ts';
import { askToSignIn, signInAddress } from './return-to.ts';
import { playerKey } from './player-query.ts';
import { QueryScope } from './query-scope.tsx';
import { endsSession } from './refusal-reaction.ts';
import { usePlayerFields } from './session.ts';
import { useExclusion } from './exclusion.ts';
import { keepRest } from './rest.ts';
import { endSession, onSessionEnd } from './session-end.ts';
import { sessionToast_ms, showToast } from './toasts.ts';

/**
 * Keeps the tab in step with the session: keeps the realtime channel signed in and its news in the answers that pages
 * show, and leads to the template's sign-in when the server ends the session. Shows nothing.
 */
export default function SessionKeeper(): ReactNode {
  return (
    <QueryScope>
      <Keeper />
    </QueryScope>
  );
}

function Keeper(): ReactNode {
  const t = useWords();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const path = usePath();
  const { theme } = useShell();
  const player = usePlayerFields();
  const accountId = player?.account_id;
  const exclusions = useExclusion().data?.exclusions;

  useEffect(() => {
    if (exclusions) keepRest(exclusions.length > 0);
  }, [exclusions]);

  useEffect(() => {
    realtime().signIn(player && { account_id: player.account_id, auth: player.auth });
    // What was asked for a player is forgotten with him; what the next one asks for has keys of its own.
    if (!player) queries.removeQueries({ queryKey: ['player'], type: 'inactive' });
    // oxlint-disable-next-line react/exhaustive-deps -- The object is new on every render; its fields are what counts.
  }, [player?.account_id, player?.auth, queries]);

  useRealtimeEvents((event) => {
    const key = playerKey(accountId, ...balanceKey);
    const known = queries.getQueryData<Balance>(key);
    switch (event.type) {
      case 'balance': {
        const { balance, gap } = balanceAfter(known, event);
        queries.setQueryData(key, balance);
        if (gap) void queries.invalidateQueries({ queryKey: key });
        return;
      }
      case 'signed_in':
        if (known && known.version !== event.version) {
          void queries.invalidateQueries({ queryKey: playerKey(accountId) });
        }
        return;
      case 'deposit':
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'deposit', event.deposit_id) });
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'deposits') });
        return;
      case 'withdrawal':
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'withdrawal_info') });
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'withdrawals') });
        return;
      case 'inbox':
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'inbox') });
        return;
      case 'mission':
        void queries.invalidateQueries({ queryKey: playerKey(accountId, 'mission') });
        return;
      case 'bonus':
        for (const about of ['bonus', 'withdrawal_info']) {
          void queries.invalidateQueries({ queryKey: playerKey(accountId, about) });
        }
        return;
      case 'session_ended':
        endSession();
        return;
      case 'refused':
        if (endsSession(event.statusMessage)) endSession();
    }
  });

  const leadToSignIn = useEffectEvent(async () => {
    // What was asked of the player is asked of nobody any more.
    closeModals();
    await addCatalogues(['errors']);
    showToast({
      tone: 'warning',
      title: t('invalidSession'),
      text: t('sessionExpired'),
      duration_ms: sessionToast_ms,
    });
    const returnTo = location.pathname + location.search;
    if (theme.login === 'page') {
      void navigate(signInAddress(path('/login'), returnTo));
      return;
    }
    // Home asks when it is there: who presses a link meanwhile never comes to it.
    void navigate(path('/'), { state: askToSignIn(returnTo) });
  });
  useEffect(() => onSessionEnd(() => void leadToSignIn()), []);

  return null;
}
