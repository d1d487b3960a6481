import { Parser } from 'htmlparser2';
import type { SiteScript } from '@marquee/contract/page.ts';

interface Entry {
  readonly section: 'HEAD' | 'BODY';
  /** JavaScript, or the HTML snippet of an analytics service. */
  readonly script: string;
}

/**
 * The scripts a page runs for the operator's analytics: each script tag of the entered snippets, with its address or
 * its code. Everything else in a snippet (comments, `noscript`) is dropped.
 */
export function scriptsOf(entries: readonly Entry[], servicesUrl?: string): SiteScript[] {
  return entries.flatMap(({ section, script }) =>
    /<script[\s>]/i.test(script)
      ? tagsIn(script, servicesUrl).map((tag) => ({ section, ...tag }))
      : [{ section, src: '', code: script }],
  );
}

function tagsIn(html: string, servicesUrl: string | undefined): { src: string; code: string }[] {
  const tags: { src: string; code: string }[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name !== 'script') return;
      depth += 1;
      tags.push({ src: addressOf(attributes['src'], servicesUrl), code: '' });
    },
    ontext: (text) => {
      const tag = tags.at(-1);
      if (depth > 0 && tag) tag.code += text;
    },
    onclosetag: (name) => {
      if (name === 'script') depth -= 1;
    },
  });
  parser.end(html);
  return tags.filter(({ src, code }) => src !== '' || code.trim() !== '');
}

/** The script's https address, or its address at the demo's services. Empty for any other address. */
function addressOf(src: string | undefined, servicesUrl: string | undefined): string {
  const url = src?.startsWith('//') ? `https:${src}` : src;
  if (!url || !URL.canParse(url)) return '';
  const { protocol, origin } = new URL(url);
  const isOwn = servicesUrl !== undefined && origin === new URL(servicesUrl).origin;
  return protocol === 'https:' || isOwn ? url : '';
}

/** How a demo brand's script names the demo's services, whose port is known only when they run. */
const servicesMark = '{{services}}';

/** The scripts with the address of the demo's services in them. Where these do not run, their scripts are left out. */
export function withServices<Script extends Entry>(
  entries: readonly Script[],
  servicesUrl: string | undefined,
): Script[] {
  return entries.flatMap((entry) => {
    if (!entry.script.includes(servicesMark)) return [entry];
    if (servicesUrl === undefined) return [];
    return [{ ...entry, script: entry.script.replaceAll(servicesMark, new URL(servicesUrl).origin) }];
  });
}

/** The origins that a site's scripts load from, for the content security policy. */
export function originsOf(scripts: readonly SiteScript[]): string[] {
  return [...new Set(scripts.flatMap(({ src }) => (src === '' ? [] : [new URL(src).origin])))];
}
