import type { historyExport } from '@marquee/contract/api/history/export.ts';
import type { RequestInput } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { download } from './download.ts';

/** Downloads a whole list as CSV, not only the page on screen, with the filters that are set. */
export function CsvButton({
  asked,
}: {
  asked: Omit<RequestInput<typeof historyExport>, 'account_id' | 'auth'>;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (!player) return;
    setBusy(true);
    try {
      const { file_name, csv } = await callOrThrow(endpoints.historyExport, { ...player, ...asked });
      download(file_name, csv);
    } catch (error) {
      void report(error, { as: 'toast' });
    }
    setBusy(false);
  }
  return (
    <Button
      variant="quiet"
      busy={busy}
      icon={<Download size={18} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {t('list.csv')}
    </Button>
  );
}
