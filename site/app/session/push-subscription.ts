/** This browser's subscription to notifications, or null if it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** End this browser's subscription at its push service. The server hears of it when it next sends there. */
export async function endBrowserPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}
