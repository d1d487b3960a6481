import { AmountField } from '@marquee/ui/controls/amount-field.tsx';
import { Button } from '@marquee/ui/controls/button.tsx';
import { clsx } from 'clsx';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Form } from '../../features/forms/form.tsx';
import { SubmitButton } from '../../features/forms/submit-button.tsx';
import type { Desk, DeskProps } from '../../features/cashier/desk.ts';
import styles from './steps.module.css';

/** One question at a time, with the answers before it in sight and the way back to each. */
export default function StepsDesk({ standing, beside, desk, children }: DeskProps): ReactNode {
  return (
    <div className={styles['whole']}>
      {standing}
      {desk ? <Steps key={desk.sent} desk={desk} /> : <div className={styles['instead']}>{children}</div>}
      {beside && <div className={styles['others']}>{beside}</div>}
    </div>
  );
}

function Steps({ desk }: { desk: Desk }): ReactNode {
  const t = useWords();
  const questions = desk.order.map((name) => desk[name]);
  const stages = [...questions, desk.last];
  const [at, setAt] = useState(0);
  const isLast = at === questions.length;
  const [busy, setBusy] = useState(false);
  // Counts what was sent, so that each refusal leads once to the step that it is about.
  const [sent, setSent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLDivElement>(null);

  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const faulty = step.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (faulty ?? heading.current)?.focus();
  }, [at]);

  // What was sent is refused at a question, which is where the player has to go.
  const faulty = questions.findIndex((question) => question.faulty);
  const [told, setTold] = useState(sent);
  if (told !== sent) {
    setTold(sent);
    if (faulty >= 0) setAt(faulty);
  }

  async function goOn(): Promise<void> {
    const question = questions[at];
    setBusy(true);
    if (!question) {
      await desk.onSubmit();
      setSent(sent + 1);
    } else if (await question.check()) setAt(at + 1);
    setBusy(false);
  }

  return (
    <Form className={styles['desk']} onSubmit={goOn}>
      <ol className={styles['way']} aria-label={t('cashier.steps')}>
        {stages.map(({ title }, index) => {
          const answer = questions[index]?.answer;
          return (
            <li
              key={title}
              className={clsx(styles['stage'], index < at && styles['done'], index === at && styles['now'])}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className={styles['number']}>
                {index < at ? <Check size={18} strokeWidth={3} aria-hidden="true" /> : index + 1}
              </span>
              <span className={styles['stageTitle']}>{title}</span>
              {index < at && (
                <>
                  <span className={styles['answer']}>{answer}</span>
                  <Button
                    className={styles['change']}
                    variant="quiet"
                    size="small"
                    aria-label={`${t('cashier.change')}: ${title}`}
                    onClick={() => setAt(index)}
                  >
                    {t('cashier.change')}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <div ref={step} className={styles['step']}>
        <p className={styles['count']} aria-hidden="true">
          {at + 1}
        </p>
        <h2 ref={heading} className={styles['title']} tabIndex={-1}>
          {stages[at]?.ask}
        </h2>
        {desk.order[at] === 'means' && <div className={styles['means']}>{desk.means.content.rows}</div>}
        {desk.order[at] === 'amount' && (
          <>
            <AmountField {...desk.amount.field} />
            {desk.amount.under}
          </>
        )}
        {isLast && (
          <>
            {desk.terms}
            {desk.sums}
            {desk.submit}
            {desk.note}
          </>
        )}
        {!isLast && (
          <SubmitButton size="large" wide busy={busy} icon={<ArrowRight size={18} aria-hidden="true" />}>
            {t('register.next')}
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
