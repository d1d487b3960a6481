/** A text for readers as data, so that the file in `docs` and the page of the provider are the same text. */

/** Parts of a text between backticks are code. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; id?: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly string[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export const heading = (level: 1 | 2 | 3, text: string, id?: string): Block => ({
  kind: 'heading',
  level,
  text,
  ...(id === undefined ? {} : { id }),
});
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: string[]): Block => ({ kind: 'list', isOrdered: false, items });
export const steps = (...items: string[]): Block => ({ kind: 'list', isOrdered: true, items });
export const code = (text: string): Block => ({ kind: 'code', text });
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

/** The text as Markdown. */
export function markdownOf(blocks: readonly Block[]): string {
  return `${blocks.map(markdown).join('\n\n')}\n`;
}

function markdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${item}`)
        .join('\n');
    case 'code':
      return `\`\`\`\n${block.text}\n\`\`\``;
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
        .join('\n');
  }
}

/** The text as HTML; `escape` makes characters of it harmless. */
export function htmlOf(blocks: readonly Block[], escape: (text: string) => string): string {
  const inline = (text: string) =>
    escape(text)
      .split('`')
      .map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part))
      .join('');
  const cells = (tag: 'td' | 'th', row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  const html = (block: Block) => {
    switch (block.kind) {
      case 'heading': {
        const id = block.id === undefined ? '' : ` id="${escape(block.id)}"`;
        return `<h${block.level}${id}>${inline(block.text)}</h${block.level}>`;
      }
      case 'paragraph':
        return `<p>${inline(block.text)}</p>`;
      case 'list': {
        const tag = block.isOrdered ? 'ol' : 'ul';
        return `<${tag}>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
      }
      case 'code':
        return `<pre tabindex="0"><code>${escape(block.text)}</code></pre>`;
      case 'table':
        return `<div class="wide" tabindex="0" role="group" aria-label="${escape(block.head.join(', '))}"><table class="facts"><thead>${cells('th', block.head)}</thead><tbody>${block.rows
          .map((row) => cells('td', row))
          .join('')}</tbody></table></div>`;
    }
  };
  return blocks.map(html).join('\n');
}
