/** The words of the chat's window by the page's language; English for others. */
const words = {
  en: {
    title: 'Chat with us',
    note: 'This is the demo’s chat: a small server on this machine answers.',
    hint: 'Write a message',
    send: 'Send',
    close: 'Close the chat',
    hello: 'Hello! How can we help? Ask about deposits, withdrawals, bonuses or limits.',
    lost: 'This message did not arrive. Please try again.',
    log: 'Messages',
  },
  fil: {
    title: 'Chat with us',
    note: 'Demo chat ito: maliit na server sa machine na ito ang sumasagot.',
    hint: 'Mag-type ng message',
    send: 'Send',
    close: 'Isara ang chat',
    hello: 'Hello! Paano kami makakatulong? Magtanong tungkol sa deposit, withdrawal, bonus o limits.',
    lost: 'Hindi naipadala ang message. Subukan ulit.',
    log: 'Mga message',
  },
  zh: {
    title: '在线客服',
    note: '这是演示版客服：由本机上的小型服务器回复。',
    hint: '输入消息',
    send: '发送',
    close: '关闭客服窗口',
    hello: '您好！有什么可以帮您？可以咨询存款、提款、奖金或限额。',
    lost: '消息未能送达，请重试。',
    log: '消息',
  },
} as const;

export type ChatLanguage = keyof typeof words;

export function chatLanguage(text: string | undefined): ChatLanguage {
  return text === 'fil' || text === 'zh' ? text : 'en';
}

/** The window of the chat: what was said, and a field to write in. Its server answers on an open stream of events. */
export function chatWindow(language: ChatLanguage): string {
  const said = words[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${said.title}</title>
<style>
  * { box-sizing: border-box; margin: 0; }
  html { color-scheme: dark; }
  body { display: grid; grid-template-rows: auto 1fr auto; height: 100dvh; background: #16181f; color: #f2f3f7; font: 16px/1.45 system-ui, sans-serif; }
  header { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 4px 12px; padding: 14px 8px 14px 18px; background: #232736; }
  h1 { font-size: 18px; }
  header p { grid-column: 1 / -1; padding-right: 10px; font-size: 13px; color: #b9bfd2; }
  header button { width: 44px; height: 44px; border: 0; border-radius: 50%; background: none; color: inherit; font-size: 22px; }
  ol { display: flex; flex-direction: column; gap: 10px; padding: 16px; overflow-y: auto; list-style: none; }
  li { max-width: 85%; padding: 9px 14px; border-radius: 16px; background: #2a2f42; overflow-wrap: anywhere; }
  li[data-from=player] { align-self: flex-end; background: #f4c95d; color: #17130a; }
  form { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding: 12px; border-top: 1px solid #333950; }
  input { min-width: 0; min-height: 44px; padding: 0 14px; border: 1px solid #59617d; border-radius: 22px; background: #10121a; color: inherit; font: inherit; }
  form button { min-height: 44px; padding: 0 18px; border: 0; border-radius: 22px; background: #f4c95d; color: #17130a; font: 600 16px system-ui, sans-serif; }
  :focus-visible { outline: 3px solid #fff; outline-offset: 2px; }
</style>
</head>
<body>
<header><h1>${said.title}</h1><button type="button" id="close" aria-label="${said.close}">×</button><p>${said.note}</p></header>
<ol id="log" role="log" tabindex="0" aria-label="${said.log}"><li>${said.hello}</li></ol>
<form id="form"><input id="text" maxlength="500" autocomplete="off" aria-label="${said.hint}" placeholder="${said.hint}"><button>${said.send}</button></form>
<script>
  const log = document.getElementById('log');
  const text = document.getElementById('text');
  const show = (words, from) => {
    const line = document.createElement('li');
    line.dataset.from = from;
    line.textContent = words;
    log.append(line);
    line.scrollIntoView({ block: 'end' });
  };
  const conversation = crypto.randomUUID();
  const stream = new EventSource('/chat/events?' + new URLSearchParams({ conversation, lang: '${language}' }));
  stream.addEventListener('message', (event) => show(JSON.parse(event.data).text, 'desk'));
  document.getElementById('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const words = text.value.trim();
    if (!words) return;
    show(words, 'player');
    text.value = '';
    const sent = await fetch('/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation, text: words }),
    }).catch(() => null);
    if (!sent?.ok) show(${JSON.stringify(said.lost)}, 'desk');
  });
  const close = () => parent.postMessage('minimize', '*');
  document.getElementById('close').addEventListener('click', close);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
</script>
</body>
</html>`;
}
