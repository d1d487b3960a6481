import sanitizeHtml from 'sanitize-html';

/** CMS bodies may contain formatted text and safe links, but nothing that executes. */
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

/** Remove everything from a CMS body that `cmsRules` does not allow. */
export function sanitizeCmsBody(html: string): string {
  return sanitizeHtml(html, cmsRules);
}
