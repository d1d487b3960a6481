import { useEffect } from 'react';
import { useShell } from '../../shell/shell-context.ts';

/** Title the document in the visitor's language once the page is in the browser. */
export function usePageTitle(title: string): void {
  const siteName = useShell().site?.site_name;
  useEffect(() => {
    document.title = siteName ? `${title} · ${siteName}` : title;
  }, [title, siteName]);
}
