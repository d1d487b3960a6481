/**
 * The script of the chat's widget. It speaks the vendor's widget API, version 2: the page has left a queue in
 * `window.LiveChatWidget`, whose calls it takes over, and its licence in `window.__lc`. The chat itself is a page of this
 * server in a frame.
 */
export function trackingScript(origin: string): string {
  return `(() => {
  const origin = ${JSON.stringify(origin)};
  const settings = window.__lc || {};
  const queue = window.LiveChatWidget;
  if (!queue || !settings.license) return;
  const heard = {};
  const state = { visibility: 'minimized' };
  const frame = document.createElement('iframe');
  frame.src = origin + '/chat/window?' + new URLSearchParams({
    license: settings.license,
    lang: document.documentElement.lang,
    from: location.origin,
  });
  frame.title = 'Live chat';
  frame.hidden = true;
  frame.style.cssText = 'position:fixed;z-index:2147483000;right:max(12px,env(safe-area-inset-right));' +
    'bottom:max(12px,env(safe-area-inset-bottom));width:min(380px,calc(100vw - 24px));' +
    'height:min(560px,calc(100dvh - 24px));border:0;border-radius:16px;box-shadow:0 12px 48px rgb(0 0 0/.45);color-scheme:dark';
  const tell = (event, data) => (heard[event] || []).slice().forEach((listener) => listener(data));
  const show = (visibility) => {
    if (state.visibility === visibility) return;
    state.visibility = visibility;
    frame.hidden = visibility !== 'maximized';
    if (visibility === 'maximized') frame.focus();
    tell('visibility_changed', { visibility });
  };
  const methods = { maximize: () => show('maximized'), minimize: () => show('minimized'), hide: () => show('hidden') };
  const commands = {
    on: (event, listener) => { (heard[event] ||= []).push(listener); },
    once: (event, listener) => {
      const first = (data) => { commands.off(event, first); listener(data); };
      commands.on(event, first);
    },
    off: (event, listener) => { heard[event] = (heard[event] || []).filter((other) => other !== listener); },
    get: (name) => (name === 'state' ? { ...state } : undefined),
    call: (method) => methods[method]?.(),
  };
  addEventListener('message', (event) => {
    if (event.origin === origin && event.source === frame.contentWindow && event.data === 'minimize') show('minimized');
  });
  frame.addEventListener('load', () => {
    queue._h = (command, args) => commands[command]?.(...args);
    queue._q.splice(0).forEach((call) => queue._h(...call));
    tell('ready', { state: { ...state }, customerData: { status: 'anonymous' } });
  }, { once: true });
  document.body.append(frame);
})();`;
}
