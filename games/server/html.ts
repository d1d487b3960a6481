/** What the provider's own pages are made of: they are few, plain and without script. */

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => replacements[character] ?? '');
}

/** Minor units as a decimal amount with at least two digits after the point: "150000" is "1.50". */
export function formatMinor(minor: string): string {
  const digits = minor.padStart(6, '0');
  const whole = digits.slice(0, -5).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${digits.slice(-5, -3)}${digits.slice(-3).replace(/0+$/, '')}`;
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/pages.css"></head>
<body><main>
${body}
</main></body></html>`;
}

/** The pages' style sheet. */
export const pagesCss = `:root { color-scheme: dark; --ground: #14101c; --card: #221a30; --line: #44375c; --ink: #f3eefc; --soft: #b9accf; --mark: #f4c95d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; } h3 { margin: 1.5rem 0 .5rem; color: var(--mark); font-size: 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1rem; padding: 1rem; background: var(--card); border-radius: .75rem; }
a { color: var(--mark); } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.grid { border-collapse: collapse; } .grid td { border: 1px solid var(--line); padding: .4rem .6rem; text-align: center; font-size: .85rem; }
form { display: grid; gap: .75rem; } label { display: grid; gap: .25rem; color: var(--soft); }
input, select, button { font: inherit; padding: .6rem .75rem; min-height: 44px; border-radius: .5rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); }
button { background: var(--mark); color: #241a05; border: 0; font-weight: 700; cursor: pointer; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
`;
