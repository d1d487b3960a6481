import { createServer } from 'node:http';

/**
 * A live chat host that speaks LiveChat's widget API to the page: its script defines `LiveChatWidget`, whose `ready` event comes
 * when the page has asked it to initialise, and keeps what it was called with in `document.documentElement.dataset`.
 */
export async function startChatStandIn(): Promise<{ scriptUrl: string; close(): Promise<void> }> {
  const script = `(() => {
    const heard = [];
    window.LiveChatWidget = {
      init() {
        document.documentElement.dataset.chat = JSON.stringify(window.__lc);
        setTimeout(() => heard.forEach((tell) => tell()), 50);
      },
      on(event, tell) { if (event === 'ready') heard.push(tell); },
      call(method) { document.documentElement.dataset.chatCalled = method; },
    };
  })();`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    scriptUrl: `http://127.0.0.1:${port}/tracking.js`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
