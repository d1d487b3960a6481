import { languages, spokenLanguages } from '@marquee/contract/languages.ts';
import type { KeptPayment } from './state.ts';
import { words } from './words.ts';

/** The hosted page of a payment: the amount, the payee and the buttons. `nonce` permits its style. */
export function paymentPage(payment: KeptPayment, language: KeptPayment['language'], nonce: string): string {
  const text = words[language];
  const amount = amountOf(payment, text.lang);
  const path = `/pay/${payment.payment_id}`;
  const choices = spokenLanguages
    .map((code) => {
      const current = code === language ? ' aria-current="true"' : '';
      return `<a href="${path}?language=${code}" lang="${words[code].lang}"${current}>${languages[code].name}</a>`;
    })
    .join('');
  const button = (action: string, label: string): string =>
    `<form method="post" action="${path}/${action}?language=${language}"><button class="${action}">${escape(label)}</button></form>`;
  const until = new Intl.DateTimeFormat(text.lang, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(payment.expires_at),
  );
  const body =
    payment.status === 'open'
      ? `<p class="explanation">${escape(text.explanation)}</p>
         <div class="actions">
         ${button('paid', text.pay.replace('{amount}', amount))}${button('failed', text.decline)}${button('cancelled', text.leave)}
         </div>`
      : `<p class="outcome ${payment.status}" role="status">${escape(text.outcome[payment.status])}</p>
         <a class="back" href="${escape(payment.return_url)}">${escape(text.back.replace('{merchant}', payment.merchant))}</a>`;
  return document(
    text.lang,
    `${text.title} · ${amount}`,
    nonce,
    `<p class="badge">${escape(text.sandbox)}</p>
     <h1><span class="to">${escape(text.to)} <strong>${escape(payment.merchant)}</strong></span> ${escape(amount)}</h1>
     <dl><div><dt>${escape(text.reference)}</dt><dd>${escape(payment.reference)}</dd></div>
     ${payment.status === 'open' ? `<div><dt>${escape(text.until)}</dt><dd><time datetime="${payment.expires_at}">${escape(until)} UTC</time></dd></div>` : ''}</dl>
     ${body}
     <nav aria-label="${escape(text.language)}">${choices}</nav>`,
  );
}

/** The page for an address without a payment. */
export function unknownPage(nonce: string): string {
  return document(
    'en',
    words.EN.unknown,
    nonce,
    `<p class="badge">${words.EN.sandbox}</p><h1>${words.EN.unknown}</h1>`,
  );
}

function amountOf(payment: KeptPayment, lang: string): string {
  const [units = '0', fraction = ''] = payment.amount.split('.');
  const grouped = new Intl.NumberFormat(lang).format(BigInt(units));
  return `${payment.currency} ${grouped}.${fraction.padEnd(2, '0')}`;
}

/** For text and for attributes in double quotes. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function document(lang: string, title: string, nonce: string, main: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body><main>${main}</main></body>
</html>`;
}

const style = `
:root { --ground: #eef1f6; --card: #fff; --ink: #16202e; --soft: #55617a; --line: #d9dfea; --act: #0b5fcc; --on-act: #fff;
  --bad: #b3261e; --good: #0b6b3a; --badge: #fff3d1; --badge-ink: #6a4700; }
@media (prefers-color-scheme: dark) { :root { --ground: #0c1119; --card: #151c28; --ink: #eef2f8; --soft: #a4b0c6; --line: #2b3547;
  --act: #6aa9ff; --on-act: #06121f; --bad: #ff8a80; --good: #6fe0a3; --badge: #3a2c06; --badge-ink: #ffd977; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background:
  radial-gradient(60rem 30rem at 50% -10rem, color-mix(in srgb, var(--act) 22%, transparent), transparent), var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 26rem); background: var(--card); border: 1px solid var(--line); border-radius: 1.25rem;
  padding: clamp(1.25rem, 5vw, 2rem); box-shadow: 0 1.5rem 3rem rgb(10 20 40 / 14%); }
.badge { display: inline-block; margin: 0 0 1.25rem; padding: .25rem .75rem; border-radius: 99px; background: var(--badge);
  color: var(--badge-ink); font-size: .8125rem; font-weight: 650; letter-spacing: .02em; }
h1 { margin: 0; font-size: clamp(1.75rem, 8vw, 2.375rem); line-height: 1.15; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.to { display: block; margin-bottom: .375rem; font-size: 1rem; font-weight: 400; color: var(--soft); }
.to strong { color: var(--ink); }
dl { margin: 1.25rem 0; padding: .25rem 0; border-block: 1px solid var(--line); font-size: .875rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .375rem 0; }
dt { color: var(--soft); white-space: nowrap; } dd { font-size: .8125rem; margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.explanation { margin: 0 0 1rem; color: var(--soft); }
.actions { display: grid; gap: .625rem; }
form { margin: 0; }
button, .back { display: block; width: 100%; min-height: 3rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .75rem;
  background: transparent; color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.paid, .back { background: var(--act); border-color: var(--act); color: var(--on-act); min-height: 3.25rem; font-size: 1.0625rem; }
button.failed { color: var(--bad); }
button:hover, .back:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 3px; }
.outcome { font-weight: 600; } .outcome.paid { color: var(--good); } .outcome.failed { color: var(--bad); }
nav { display: flex; justify-content: center; gap: .25rem; margin-top: 1.25rem; font-size: .875rem; }
nav a { display: grid; place-items: center; min-height: 2.75rem; padding: 0 .75rem; border-radius: .5rem; color: var(--soft); }
nav a[aria-current] { color: var(--ink); font-weight: 650; text-decoration: none; }
`;
