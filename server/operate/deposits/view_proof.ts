import { depositsViewProof } from '@marquee/contract/operate/deposits/view_proof.ts';
import { readProofs } from '../../cashier/proofs.ts';
import { requireListedDeposit } from '../../console/show-deposit.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDepositsViewProof = serveOperation(depositsViewProof, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const deposit = await requireListedDeposit(app, sites, input.deposit_id);
    const proofs = await readProofs(app, deposit.deposit_id);
    const proof = proofs.find(({ proof_id }) => proof_id === input.proof_id);
    if (!proof) throw refuse('depositNotFound');
    await note({
      siteId: deposit.site_id,
      subjectId: deposit.deposit_id,
      after: { shown: 'proof', proof_id: proof.proof_id, player_id: deposit.player_id.toString() },
    });
    return {
      media_type:
        proof.media_type === 'application/pdf' ? ('application/pdf' as const) : ('image/jpeg' as const),
      content: proof.content.toString('base64'),
    };
  }),
);
