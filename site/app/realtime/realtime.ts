import type { ServerEvent } from '@marquee/contract/realtime.ts';
import { useEffect, useEffectEvent } from 'react';
import { realtimeAddress } from './realtime-address.ts';
import { createRealtimeClient, type RealtimeClient } from './realtime-client.ts';

let client: RealtimeClient | undefined;

/** The one realtime connection of this tab; it connects when somebody needs it. */
export function realtime(): RealtimeClient {
  client ??= createRealtimeClient(realtimeAddress(location));
  return client;
}

let watchers = 0;

/** Hear what happens on this site, until the returned function is called. Several parts of a page may at once. */
export function watchThisSite(): () => void {
  watchers += 1;
  realtime().watchSite(location.hostname);
  return () => {
    watchers -= 1;
    if (watchers === 0) realtime().watchSite(null);
  };
}

/** Hear the realtime events of the signed-in player while the component is on the page. */
export function useRealtimeEvents(listener: (event: ServerEvent) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => realtime().subscribe((event) => hear(event)), []);
}
