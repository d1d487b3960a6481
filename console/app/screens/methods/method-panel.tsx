import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts } from '../../figures/facts.tsx';
import { State } from '../../figures/state.tsx';
import { useTo } from '../../session/site-choice.ts';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import { gatewayName } from '../deposits/columns.tsx';
import links from '../withdrawals/withdrawals.module.css';
import { feeText, timeText, type AskedMethod, type Method, type MethodFields } from './columns.tsx';
import styles from './methods.module.css';

/** What a method is, one name and text a line. */
function factsOf(
  words: Words,
  fields: MethodFields,
  currency: string,
): readonly (readonly [string, string])[] {
  const { pay_to } = fields;
  return [
    [words('withdrawal.status'), words(fields.is_active ? 'method.on' : 'method.off')],
    [words('method.name'), fields.name],
    ...Object.entries(fields.names).map(
      ([language, name]) => [words('method.nameIn', { language }), name] as const,
    ),
    [words('method.gateway'), gatewayName(words, fields.gateway)],
    [words('method.minimum'), formatMoney(fields.minimum, currency)],
    [words('method.maximum'), formatMoney(fields.maximum, currency)],
    [words('deposit.fee'), feeText(words, fields, currency)],
    [
      words('method.quick'),
      fields.quick_amounts.map((amount) => formatMoney(amount, currency)).join(', ') || '–',
    ],
    [words('method.time'), timeText(words, fields.estimated_minutes)],
    [words('method.level'), String(fields.least_level)],
    [words('method.position'), String(fields.position)],
    ...(pay_to
      ? [
          [
            words('deposit.payTo'),
            `${pay_to.bank_name}, ${pay_to.account_number}, ${pay_to.account_name}`,
          ] as const,
        ]
      : []),
    ...Object.entries(fields.instructions).map(
      ([language, text]) => [words('method.instructionsIn', { language }), text] as const,
    ),
  ];
}

/** One method as players have it now, and the change that waits. */
export function MethodPanel({
  method: { fields, currency, method_code, asked, is_connected },
  onClose,
  onChange,
}: {
  method: Method;
  onClose: () => void;
  /** Undefined if it cannot be changed now. */
  onChange: (() => void) | undefined;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  const now = factsOf(words, fields, currency);
  const other = asked
    ? factsOf(words, asked.fields, currency).filter(
        ([name, text]) => !now.some(([known, same]) => known === name && same === text),
      )
    : [];
  return (
    <SidePanel
      title={fields.name}
      onClose={onClose}
      footer={
        onChange && (
          <Button variant="primary" onClick={onChange}>
            {words('methods.change')}
          </Button>
        )
      }
    >
      {asked && (
        <ul className={links['notes']}>
          <li>
            {words('methods.asked', { name: asked.asked_by })}{' '}
            <Link to={to('/approvals', { open: asked.approval_id })} className={links['link']}>
              {words('withdrawal.toApproval')}
            </Link>
            <span className={styles['differences']}>
              {other.map(([name, text]) => (
                <span key={name}>
                  {name}: <b>{text}</b>
                </span>
              ))}
            </span>
          </li>
        </ul>
      )}
      {!is_connected && fields.is_active && (
        <p>
          <State tone="warning">{words('method.unconnectedText')}</State>
        </p>
      )}
      <Facts facts={[...now, [words('method.code'), <code key="code">{method_code}</code>]]} />
    </SidePanel>
  );
}

/** A method that is not there until a second operator approves. */
export function AskedMethodPanel({
  asked: { fields, method_code, approval_id, asked_by },
  currency,
  onClose,
}: {
  asked: AskedMethod;
  currency: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  return (
    <SidePanel title={fields.name} onClose={onClose}>
      <ul className={links['notes']}>
        <li>
          {words('methods.asked', { name: asked_by })}{' '}
          <Link to={to('/approvals', { open: approval_id })} className={links['link']}>
            {words('withdrawal.toApproval')}
          </Link>
        </li>
      </ul>
      <Facts
        facts={[
          ...factsOf(words, fields, currency),
          [words('method.code'), <code key="code">{method_code}</code>],
        ]}
      />
    </SidePanel>
  );
}
