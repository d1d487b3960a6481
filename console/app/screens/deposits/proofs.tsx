import type { depositsViewProof } from '@marquee/contract/operate/deposits/view_proof.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Download, Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useWords } from '../../words/use-words.ts';
import documents from '../documents/documents.module.css';
import links from '../withdrawals/withdrawals.module.css';
import type { Deposit } from './columns.tsx';
import type { DepositDetail } from './deposit-panel.tsx';

type Shown = OperationAnswer<typeof depositsViewProof>;
type Proof = DepositDetail['proofs'][number];

/** The proofs of a bank transfer. Each is shown when it is asked for, which the audit notes. */
export function Proofs({ deposit, proofs }: { deposit: Deposit; proofs: readonly Proof[] }): ReactNode {
  const words = useWords();
  const me = useMe();
  if (deposit.kind !== 'manual') return null;
  if (proofs.length === 0) return <p className={documents['closed']}>{words('deposit.noProof')}</p>;
  const canLook = may(me, 'deposits.approve', deposit.site_code);
  return proofs.map((proof) => <OneProof key={proof.proof_id} {...{ deposit, proof, canLook }} />);
}

function OneProof({
  deposit,
  proof,
  canLook,
}: {
  deposit: Deposit;
  proof: Proof;
  canLook: boolean;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [shown, setShown] = useState<Shown>();
  const { deposit_id, account_id } = deposit;
  async function look(): Promise<void> {
    const answer = await submission.run(endpoints.depositsViewProof, {
      deposit_id,
      proof_id: proof.proof_id,
    });
    if (answer) setShown(answer);
  }
  if (!shown) {
    return (
      <div className={documents['closed']}>
        <p>
          {words('deposit.proofSent')}{' '}
          <Time at={proof.created_at} timeZone={siteOf(me, deposit.site_code).time_zone} />
        </p>
        {canLook && (
          <Button size="small" busy={submission.busy} onClick={() => void look()}>
            <Eye size={16} aria-hidden="true" /> {words('deposit.showProof')}
          </Button>
        )}
        <FormMessage text={submission.message} />
      </div>
    );
  }
  const address = `data:${shown.media_type};base64,${shown.content}`;
  if (shown.media_type === 'application/pdf') {
    // What is active in a PDF cannot be told, so it is not opened here.
    return (
      <p className={documents['closed']}>
        <a className={links['link']} href={address} download={`${account_id}-proof.pdf`}>
          <Download size={16} aria-hidden="true" /> {words('document.download')}
        </a>
      </p>
    );
  }
  return (
    <img
      className={documents['picture']}
      src={address}
      alt={words('deposit.proofOf', { account: account_id })}
    />
  );
}
