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
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; } h3 { margin: 2rem 0 .5rem; color: var(--mark); font-size: 1.1rem; }
a { color: var(--mark); } nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; } nav a { display: inline-flex; align-items: center; min-height: 44px; }
li { margin: .4rem 0; } code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; background: var(--card); padding: .1em .3em; border-radius: .3em; }
pre { overflow-x: auto; padding: 1rem; background: var(--card); border-radius: .75rem; } pre code { padding: 0; }
.wide { overflow-x: auto; margin: 1rem 0; } .facts { border-collapse: collapse; width: 100%; font-size: .9rem; }
.facts th, .facts td { border: 1px solid var(--line); padding: .45rem .6rem; text-align: left; vertical-align: top; } .facts th { background: var(--card); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
`;
