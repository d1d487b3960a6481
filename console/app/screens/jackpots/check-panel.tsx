import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Sign, State } from '../../figures/state.tsx';
import { SidePanel } from '../../shell/side-panel.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpots.module.css';

/** What the providers say of their jackpots, held against the ledger, figure by figure. */
export function CheckPanel({ onClose }: { onClose: () => void }): ReactNode {
  const words = useWords();
  const found = useOperation(endpoints.jackpotsCheck, {});
  const failure = found.data ? undefined : failureText(words, found.error);
  const answer = found.data;
  return (
    <SidePanel title={words('jackpots.check')} onClose={onClose}>
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!answer && failure === undefined && <Skeleton height="18rem" radius="8px" />}
      {answer && (
        <>
          <p className={styles['quiet']}>{words('jackpots.checkText')}</p>
          {answer.silent.map((provider) => (
            <p key={provider}>
              <Sign tone="negative">{words('jackpots.silent', { provider })}</Sign>
            </p>
          ))}
          {answer.faults.map(({ provider_code, text }) => (
            <p key={`${provider_code} ${text}`}>
              <Sign tone="negative">{words('jackpots.fault')}</Sign> {text}
            </p>
          ))}
          {answer.value.length === 0 && answer.silent.length === 0 && (
            <Nothing>{words('jackpots.none')}</Nothing>
          )}
          <ul className={styles['list']}>
            {answer.value.map(({ provider_code, currency, what, ledger, least, most, is_same }) => (
              <li key={`${provider_code} ${currency} ${what}`}>
                <p className={styles['line']}>
                  <b>
                    {words(`jackpots.figure.${what}`)} · {currency}
                  </b>
                  {is_same ? (
                    <State tone="positive">{words('jackpots.same')}</State>
                  ) : (
                    <Sign tone="negative">{words('jackpots.differs')}</Sign>
                  )}
                </p>
                <p className={styles['line']}>
                  <span>{words('jackpots.ledger')}</span>
                  <span>{formatMoney(ledger, currency)}</span>
                </p>
                <p className={styles['line']}>
                  <span>{provider_code}</span>
                  <span>
                    {least === most
                      ? formatMoney(most, currency)
                      : `${formatMoney(least, currency)} – ${formatMoney(most, currency)}`}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </SidePanel>
  );
}
