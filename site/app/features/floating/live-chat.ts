/** How the chat knows that it was put on the page by hand. */
export const chatIntegration = 'manual_onboarding';

type Queued = ['on' | 'call', readonly unknown[]];
interface ChatWidget {
  /** What the widget's script has not yet taken over. */
  readonly _q: Queued[];
  /** The widget's script, once it is there. */
  _h: ((...call: Queued) => void) | null;
  readonly _v: '2.0';
  on(event: 'ready', heard: () => void): void;
  on(event: 'visibility_changed', heard: (change: { visibility: string }) => void): void;
  call(method: 'maximize' | 'hide'): void;
}

declare global {
  interface Window {
    __lc?: { license: string; integration_name: string };
    LiveChatWidget?: ChatWidget;
  }
}

let ready = false;

/** The queue that the vendor's snippet leaves on the page: its script takes over what was called before it came. */
function createQueue(): ChatWidget {
  const send = (...call: Queued): void => {
    if (widget._h) widget._h(...call);
    else widget._q.push(call);
  };
  const widget: ChatWidget = {
    _q: [],
    _h: null,
    _v: '2.0',
    on: (...args: unknown[]) => send('on', args),
    call: (...args) => send('call', args),
  };
  return widget;
}

/**
 * Load the chat's script, once, from the host that the server names. `onReady` is called when its widget has initialised;
 * before that there is nothing to open. Its own button is hidden: the site has one.
 */
export function loadLiveChat(scriptUrl: string, chatId: string, onReady: () => void): void {
  if (ready) return onReady();
  if (window.__lc) return;
  window.__lc = { license: chatId, integration_name: chatIntegration };
  const widget = createQueue();
  window.LiveChatWidget = widget;
  widget.on('ready', () => {
    ready = true;
    widget.call('hide');
    onReady();
  });
  widget.on('visibility_changed', ({ visibility }) => {
    if (visibility === 'minimized') widget.call('hide');
  });
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  script.addEventListener('error', () => console.warn('The live chat could not be loaded.'));
  document.head.append(script);
}

/** Open the chat. Before its widget is ready this is only logged. */
export function openLiveChat(): void {
  if (ready) window.LiveChatWidget?.call('maximize');
  else console.log('The live chat is not initialized.');
}
