import type { rewardsStakeWeights } from '@marquee/contract/operate/rewards/stake_weights.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation, useSubmission } from '../../api/use-operation.ts';
import { Facts } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { textOf } from '../../forms/text-of.ts';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { say } from '../../session/toasts.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import methods from '../methods/methods.module.css';
import links from '../withdrawals/withdrawals.module.css';

type Weights = OperationAnswer<typeof rewardsStakeWeights>;

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
  const me = useMe();
  const to = useTo();
  const [edits, setEdits] = useState(false);
  const found = useOperation(endpoints.rewardsStakeWeights, { site_code: site }, { every_ms: 30_000 });
  const answer = found.data;
  const failure = answer ? undefined : failureText(words, found.error);
  return (
    <SidePanel
      title={words('weights.title')}
      onClose={onClose}
      footer={
        mayChange &&
        answer?.asked === null && <Button onClick={() => setEdits(true)}>{words('weights.change')}</Button>
      }
    >
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!answer && failure === undefined && <Skeleton height="14rem" radius="8px" />}
      {answer && (
        <>
          <p className={links['quiet']}>{words('weights.text')}</p>
          <Facts
            facts={answer.value.map(({ category, percent, usual }) => [
              categoryName(words, category),
              percent === usual
                ? words('weights.percent', { percent })
                : words('weights.percentUsual', { percent, usual }),
            ])}
          />
        </>
      )}
      {answer?.asked && (
        <>
          <ul className={links['notes']}>
            <li>
              {words('payoutRules.askedBy', { name: answer.asked.asked_by })}{' '}
              {may(me, 'approvals.read', site) && (
                <Link to={to('/approvals', { open: answer.asked.approval_id })} className={links['link']}>
                  {words('withdrawal.toApproval')}
                </Link>
              )}
            </li>
          </ul>
          <Facts facts={weightChanges(words, answer)} />
        </>
      )}
      {answer && edits && <WeightsDialog site={site} weights={answer} onClose={() => setEdits(false)} />}
    </SidePanel>
  );
}

function categoryName(words: Words, category: string): string {
  return words.find(`gameCategory.${category}`, category);
}

/** What the change that waits makes other, before and after. */
export function weightChanges(words: Words, { value, asked }: Weights): (readonly [string, string])[] {
  return (asked?.value ?? []).flatMap(({ category, percent }) => {
    const before = value.find((weight) => weight.category === category)?.percent;
    return before === undefined || before === percent
      ? []
      : [
          [
            categoryName(words, category),
            `${words('weights.percent', { percent: before })} → ${words('weights.percent', { percent })}`,
          ] as const,
        ];
  });
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
