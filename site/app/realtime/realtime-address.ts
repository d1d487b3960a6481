/** Where the realtime channel of a page's own host is; the contract's `realtimePath`, without its schemas. */
export function realtimeAddress({ protocol, host }: { protocol: string; host: string }): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/realtime`;
}
