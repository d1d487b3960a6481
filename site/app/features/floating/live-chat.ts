/** How the chat knows that it was put on the page by hand. */
export const chatIntegration = 'manual_onboarding';

declare global {
  interface Window {
    __lc?: { license: string; integration_name: string; asyncInit: true };
    LiveChatWidget?: {
      init(): void;
      on(event: 'ready', heard: () => void): void;
      call(method: 'maximize' | 'hide'): void;
    };
  }
}

let ready = false;

/**
 * Load the chat's script, once, from the host that the server names. `onReady` is called when its widget has initialised;
 * before that there is nothing to open. Its own button is hidden: the site has one.
 */
export function loadLiveChat(scriptUrl: string, chatId: string, onReady: () => void): void {
  if (ready) return onReady();
  if (window.__lc) return;
  window.__lc = { license: chatId, integration_name: chatIntegration, asyncInit: true };
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.addEventListener('load', () => {
    const widget = window.LiveChatWidget;
    if (!widget) return;
    widget.on('ready', () => {
      ready = true;
      widget.call('hide');
      onReady();
    });
    widget.init();
  });
  script.addEventListener('error', () => console.warn('The live chat could not be loaded.'));
  document.head.append(script);
}

/** Open the chat. Before its widget is ready this is only logged. */
export function openLiveChat(): void {
  if (ready) window.LiveChatWidget?.call('maximize');
  else console.log('The live chat is not initialized.');
}
