import type { pushList } from '@marquee/contract/api/settings/push_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useCallback, useEffect, useState } from 'react';
import { ApiRefusal, callApi, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { endBrowserPush } from '../../session/push-subscription.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { useAskAgain } from '../profile/use-profile.ts';
import { readBrowserPush, turnOnPush, type BrowserPush } from './this-browser.ts';

export type PushDevice = AnswerOf<typeof pushList>['value'][number];

/** Notifications of the account: how they stand in this browser, the others that show them, and switching them. */
export function usePush() {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const askAgain = useAskAgain();
  const [browser, setBrowser] = useState<BrowserPush>();
  const [busy, setBusy] = useState(false);
  const query = usePlayerQuery<AnswerOf<typeof pushList>>(['push'], (fields, signal) =>
    callOrThrow(endpoints.pushList, fields, { signal }),
  );
  const look = useCallback(() => {
    void readBrowserPush().then(setBrowser, () => setBrowser({ state: 'unsupported' }));
  }, []);
  useEffect(look, [look]);

  const devices = query.data?.value ?? [];
  const here =
    browser?.state === 'subscribed'
      ? devices.find(({ endpoint }) => endpoint === browser.endpoint)
      : undefined;

  async function turnOn(): Promise<void> {
    if (!player || !query.data) return;
    setBusy(true);
    const result = await turnOnPush(player, query.data.public_key);
    if (result === 'denied' || result === 'failed') {
      showToast({ tone: 'warning', text: t(`push.${result}`) });
    } else if (result.ok) showToast({ tone: 'success', text: t('push.turnedOn') });
    else await report(new ApiRefusal(result.refusal));
    await askAgain('push');
    look();
    setBusy(false);
  }

  /** Remove a browser from the account; this one also ends its subscription. */
  async function remove(device: PushDevice): Promise<void> {
    if (!player) return;
    setBusy(true);
    const { subscription_id } = device;
    const result = await callApi(endpoints.pushRemove, { ...player, subscription_id });
    if (device === here) await endBrowserPush().catch(() => undefined);
    if (result.ok) showToast({ tone: 'success', text: t('push.turnedOff') });
    else await report(new ApiRefusal(result.refusal));
    await askAgain('push');
    look();
    setBusy(false);
  }

  return { query, browser, here, busy, turnOn, remove };
}
