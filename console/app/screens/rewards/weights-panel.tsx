import { TextField } from '@marquee/ui/controls/text-field.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { say } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { ChangeablePanel } from '../approvals/changeable-panel.tsx';
import methods from '../methods/methods.module.css';
import { categoryName, weightChanges, type Weights } from './weight-texts.ts';

/** How much of a stake counts towards rewards, and the change that waits for a second operator. */
export function WeightsPanel({
  site,
  mayChange,
  onClose,
}: {
  site: string;
  mayChange: boolean;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  return (
    <ChangeablePanel
      title={words('weights.title')}
      text={words('weights.text')}
      change={words('weights.change')}
      site={site}
      found={useOperation(endpoints.rewardsStakeWeights, { site_code: site }, { every_ms: 30_000 })}
      values={({ value }) =>
        value.map(({ category, percent, usual }) => [
          categoryName(words, category),
          percent === usual
            ? words('weights.percent', { percent })
            : words('weights.percentUsual', { percent, usual }),
        ])
      }
      changes={(change) => weightChanges(words, change)}
      mayChange={mayChange}
      renderDialog={(weights, close) => <WeightsDialog site={site} weights={weights} onClose={close} />}
      onClose={onClose}
    />
  );
}

/** Asks a second operator for other weights. */
function WeightsDialog({
  site,
  weights: { value },
  onClose,
}: {
  site: string;
  weights: Weights;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  async function ask(reason: string, form: FormData): Promise<void> {
    const answer = await submission.run(endpoints.rewardsSaveStakeWeights, {
      site_code: site,
      weights: value.map(({ category, usual }) => {
        const text = textOf(form, category).trim();
        return { category, percent: text === '' ? usual : Number(text) };
      }),
      reason,
    });
    if (!answer) return;
    onClose();
    say(words('weights.asked'));
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words('weights.change')}
      text={words('weights.dialogText')}
      confirm={words('withdrawal.ask')}
      submission={submission}
      onConfirm={(reason, form) => void ask(reason, form)}
    >
      <div className={methods['pair']}>
        {value.map(({ category, percent, usual }, at) => (
          <TextField
            key={category}
            name={category}
            label={categoryName(words, category)}
            hint={words('weights.usual', { usual })}
            defaultValue={String(percent)}
            error={submission.faults[`weights.${at}.percent`]}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
    </ReasonDialog>
  );
}
