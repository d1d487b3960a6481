import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site, where it makes one. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

let offered: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

if (typeof addEventListener === 'function') {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offered = event;
    tellAll();
  });
  addEventListener('appinstalled', () => {
    offered = undefined;
    tellAll();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Installs the site as an app; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const event = useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
  return event && (() => void event.prompt());
}
