import { use, type ReactNode } from 'react';
import type { PageInput } from '../page-input.ts';
import { NonceContext } from './nonce-context.ts';

/** The scripts that the operator has every page run, at the end of the head or of the body. */
export function SiteScripts({
  section,
  scripts = [],
}: {
  section: 'HEAD' | 'BODY';
  scripts: PageInput['scripts'] | undefined;
}): ReactNode {
  const nonce = use(NonceContext);
  return scripts
    .filter((script) => script.section === section)
    .map(({ src, code }) =>
      src ? (
        <script key={src} src={src} async />
      ) : (
        // An inline script ends where its text says so, and the operator's code may hold such words.
        <script
          key={code}
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: code.replaceAll('</script', '<\\/script') }}
        />
      ),
    );
}
