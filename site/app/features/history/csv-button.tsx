import { Button } from '@marquee/ui/controls/button.tsx';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useReport } from '../../session/report.ts';
import { usePlayerFields, type PlayerFields } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import { download, toCsv } from './csv.ts';

/** How many lines are asked for at once, and at most altogether. */
const batchSize = 100;
const mostBatches = 100;

/** Downloads a whole list, not only the page on screen, as CSV. */
export function CsvButton<Row>({
  name,
  load,
  columns,
}: {
  /** The file's name without its ending. */
  name: string;
  load: (
    player: PlayerFields,
    page: number,
    pageSize: number,
  ) => Promise<{ readonly value: readonly Row[]; readonly total: number }>;
  columns: Readonly<Record<string, (row: Row) => string>>;
}): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (!player) return;
    setBusy(true);
    try {
      const rows: Row[] = [];
      for (let page = 1; page <= mostBatches; page += 1) {
        const answer = await load(player, page, batchSize);
        rows.push(...answer.value);
        if (answer.value.length === 0 || rows.length >= answer.total) break;
      }
      const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
      download(`${name}.csv`, toCsv([Object.keys(columns), ...cells]));
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
