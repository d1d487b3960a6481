/** A document, and the texts of the inline scripts that the site itself put into it. */
export interface OwnScripts {
  readonly html: string;
  readonly scripts: readonly string[];
}

/**
 * Find the inline scripts that carry the nonce of this rendering, and take the nonce off everywhere, so that equal pages
 * stay equal. A script that came in with content does not know the nonce, so it is not among them.
 */
export function takeOwnScripts(html: string, nonce: string): OwnScripts {
  const mark = ` nonce="${nonce}"`;
  const tags = html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g);
  const scripts = [...tags].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(mark) && !/\ssrc=/.test(attributes) ? [text] : [],
  );
  return { html: html.replaceAll(mark, ''), scripts };
}
