import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Look } from './look-picker.tsx';
import styles from './sites.module.css';

/** The real site in another look, by a signed address; nothing of it is saved. */
export function PreviewFrame({
  site,
  look,
  name = null,
}: {
  /** The site that is shown; a brand that is not there yet is shown on another one, under its own name. */
  site: string;
  look: Look;
  name?: string | null;
}): ReactNode {
  const words = useWords();
  const [size, setSize] = useState<'desktop' | 'phone'>('phone');
  const preview = useOperation(endpoints.sitesPreview, {
    site_code: site,
    look,
    name,
    drafts: false,
    path: '/',
  });
  const failure = preview.data ? undefined : failureText(words, preview.error);
  return (
    <section className={styles['preview']} aria-label={words('look.preview')}>
      <div className={styles['previewBar']} role="toolbar" aria-label={words('look.size')}>
        {(['phone', 'desktop'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={size === one} onClick={() => setSize(one)}>
            {words(`look.${one}`)}
          </button>
        ))}
        {preview.data && (
          <a href={preview.data.url} target="_blank" rel="noreferrer">
            {words('look.ownWindow')}
          </a>
        )}
      </div>
      <div className={styles['previewPlace']} data-size={size}>
        {failure !== undefined && <LoadFailure failure={failure} retry={() => void preview.refetch()} />}
        {preview.data && (
          <iframe
            key={preview.data.url}
            src={preview.data.url}
            title={words('look.preview')}
            // Its scripts run as on the site; it cannot lead the console elsewhere or open windows.
            // oxlint-disable-next-line react/iframe-missing-sandbox -- It is of another origin, so it cannot take its sandbox off.
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </section>
  );
}
