import { depositProof } from '@marquee/contract/api/cashier/deposit_proof.ts';
import { addProof } from '../../cashier/deposit-proof.ts';
import { presentDeposit } from '../../cashier/present-deposit.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositProof = serve(depositProof, async ({ app, input, session }) => ({
  deposit: presentDeposit(await addProof(app, session, input.deposit_id, input.proof)),
}));
