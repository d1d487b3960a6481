import type { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import type { OperationInput } from '@marquee/contract/operation.ts';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { operate } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { refusalText } from '../../api/refusal-words.ts';
import { may, useMe } from '../../session/me.ts';
import { say } from '../../session/toasts.ts';
import { Popover } from '../../shell/popover.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './reports.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

const formats = ['csv', 'xlsx'] as const;

/** Downloads what is on the screen as a file. That it was asked for stands in the audit. */
export function ExportButton({
  wish,
}: {
  wish: Omit<OperationInput<typeof reportsExport>, 'format'>;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const [schedules, setSchedules] = useState(false);
  if (!may(me, 'reports.export', wish.site_code)) return null;
  async function download(format: (typeof formats)[number]): Promise<void> {
    const result = await operate(endpoints.reportsExport, { ...wish, format });
    if (!result.ok) {
      say(refusalText(words, result.refusal), 'error');
      return;
    }
    // The browser saves it while it arrives, so that it may be of any length.
    const link = document.createElement('a');
    link.href = result.answer.path;
    link.download = '';
    link.click();
    say(words('report.exported'));
  }
  return (
    <>
      <Popover
        label={words('report.export')}
        align="end"
        className={styles['export']}
        trigger={
          <>
            <Download size={15} aria-hidden="true" />
            <span className={styles['exportName']}>{words('report.export')}</span>
          </>
        }
      >
        {(close) => (
          <ul className={styles['formats']}>
            {formats.map((format) => (
              <li key={format}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    void download(format);
                  }}
                >
                  {words(`report.${format}`)}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  setSchedules(true);
                }}
              >
                {words('schedule.open')}
              </button>
            </li>
          </ul>
        )}
      </Popover>
      {schedules && <ScheduleDialog wish={wish} onClose={() => setSchedules(false)} />}
    </>
  );
}
