import sanitizeHtml from 'sanitize-html';

/** What CMS bodies may hold: text with structure, links that lead out safely, and nothing that runs. */
const cmsRules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'br',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
};

/** A CMS body as it may be stored and shown. */
export function sanitizeCmsBody(html: string): string {
  return sanitizeHtml(html, cmsRules);
}
