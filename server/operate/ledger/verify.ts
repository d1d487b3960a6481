import { ledgerVerify } from '@marquee/contract/operate/ledger/verify.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveLedgerVerify = serveOperation(ledgerVerify, async ({ app }) => {
  const started = performance.now();
  const at = app.clock.now().toISOString();
  const { blocks, postings, head, fault } = await app.ledger.verifyChain();
  return { at, took_ms: Math.round(performance.now() - started), blocks, postings, head, fault };
});
