/** Notifications in this browser. Nothing here asks for permission unless the player has pressed the button for it. */

import type { pushSubscribe } from '@marquee/contract/api/settings/push_subscribe.ts';
import { callApi, type ApiResult } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { currentSubscription } from '../../session/push-subscription.ts';
import type { PlayerFields } from '../../session/session.ts';

/** How notifications stand in this browser. `off` says nothing of whether the account knows it. */
export type BrowserPush =
  | { readonly state: 'unsupported' | 'denied' | 'off' }
  | { readonly state: 'subscribed'; readonly endpoint: string };

export async function readBrowserPush(): Promise<BrowserPush> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) {
    return { state: 'unsupported' };
  }
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await currentSubscription();
  if (!subscription || Notification.permission !== 'granted') return { state: 'off' };
  return { state: 'subscribed', endpoint: subscription.endpoint };
}

/**
 * Ask the player's permission, subscribe at the browser's push service and tell the server. Answers `denied` if the
 * player does not permit it, and `failed` if the browser has no push service that answers.
 */
export async function turnOnPush(
  player: PlayerFields,
  publicKey: string,
): Promise<ApiResult<typeof pushSubscribe> | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribe(publicKey).catch(() => undefined);
  const { p256dh, auth } = subscription?.toJSON().keys ?? {};
  if (!subscription || !p256dh || !auth) return 'failed';
  return callApi(endpoints.pushSubscribe, {
    ...player,
    endpoint: subscription.endpoint,
    p256dh,
    auth_secret: auth,
  });
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the server would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
