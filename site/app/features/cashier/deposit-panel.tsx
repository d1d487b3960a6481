import { useRef, useState, type ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useExclusion } from '../safety/safety.ts';
import { StandingBreak } from '../safety/standing-break.tsx';
import { usePath } from '../../shell/shell-context.ts';
import { DepositForm } from './deposit-form.tsx';
import { WithDepositMethods } from './deposit-methods.tsx';
import { DepositStatus } from './deposit-status.tsx';

/** A deposit without leaving the page, such as a running game: the gateway opens in a tab of its own. */
export default function DepositPanel({ onDone }: { onDone: () => void }): ReactNode {
  return (
    <QueryScope>
      <Deposit onDone={onDone} />
    </QueryScope>
  );
}

function Deposit({ onDone }: { onDone: () => void }): ReactNode {
  const path = usePath();
  const [depositId, setDepositId] = useState<string | null>(null);
  const payment = useRef<Window | null>(null);
  const mayPlay = useExclusion().data?.may_play ?? true;
  if (depositId) {
    return <DepositStatus depositId={depositId} onAgain={() => setDepositId(null)} onDone={onDone} />;
  }
  if (!mayPlay) return <StandingBreak />;
  return (
    <WithDepositMethods>
      {(methods) => (
        <DepositForm
          methods={methods}
          returnUrl={`${location.origin}${path('/deposit')}`}
          onBegin={() => {
            // Later, when the address is known, the browser would take the window for an unwanted one.
            payment.current = window.open('', '_blank');
          }}
          onCreated={(deposit) => {
            if (!deposit?.payment_url) payment.current?.close();
            else if (payment.current) payment.current.location.href = deposit.payment_url;
            if (deposit) setDepositId(deposit.deposit_id);
          }}
        />
      )}
    </WithDepositMethods>
  );
}
