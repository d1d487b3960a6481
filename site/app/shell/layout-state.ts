import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession } from '../session/session-store.ts';
import { keep, readKept } from './kept-state.ts';

/** What a visitor has opened or closed of the site's layout. It is kept in the browser, for each site by itself. */
export interface LayoutState {
  /** Whether the newest announcement is shown. */
  readonly show_bf_ann_modal: boolean;
  /** Whether the site offers to be installed as an app. */
  readonly show_app_download: boolean;
  /** Whether the floating icon of rewards is shown. */
  readonly show_rewards: boolean;
  /** The announcement that was closed last; a newer one is shown again. */
  readonly announcement_id: string;
}

export const defaultLayout: LayoutState = {
  show_bf_ann_modal: true,
  show_app_download: true,
  show_rewards: true,
  announcement_id: '',
};

const listeners = new Set<() => void>();
let known: LayoutState | undefined;

/** The state as it was kept; what was never kept, or is not what it should be, is at its default. */
export function readLayout(): LayoutState {
  known ??= parseLayout(readKept('layout'));
  return known;
}

export function parseLayout(text: string | null): LayoutState {
  const kept = partsOf(text);
  const flag = (name: 'show_bf_ann_modal' | 'show_app_download' | 'show_rewards'): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : defaultLayout[name];
  };
  return {
    show_bf_ann_modal: flag('show_bf_ann_modal'),
    show_app_download: flag('show_app_download'),
    show_rewards: flag('show_rewards'),
    announcement_id: typeof kept['announcement_id'] === 'string' ? kept['announcement_id'] : '',
  };
}

function partsOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function changeLayout(changes: Partial<LayoutState>): void {
  known = { ...readLayout(), ...changes };
  keep('layout', JSON.stringify(known));
  for (const listener of listeners) listener();
}

/** Everything at its default again, as it is for whoever comes after a player who has signed out. */
export function resetLayout(): void {
  changeLayout(defaultLayout);
}

if (typeof document !== 'undefined') {
  let wasPlayer = readSession().status === 'authenticated';
  subscribeToSession(() => {
    const isPlayer = readSession().status === 'authenticated';
    if (wasPlayer && !isPlayer) resetLayout();
    wasPlayer = isPlayer;
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state in a component; at its default while the server renders. */
export function useLayoutState(): LayoutState {
  return useSyncExternalStore(subscribe, readLayout, () => defaultLayout);
}
