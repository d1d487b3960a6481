import type { App } from './app.ts';
import { openDocument } from './documents/sealed.ts';
import { contentOfProof } from './proofs.ts';
import type { PlayerKey } from '../players/session.ts';

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' };

/** The files that a player sent, opened, and the numbers of their bank accounts by id. */
export async function readOwnFiles(app: App, { siteId, playerId }: PlayerKey) {
  const [documents, proofs, accounts] = await Promise.all([
    app.db
      .selectFrom('cashier.document')
      .select(['document_id', 'kind', 'media_type', 'content_sealed'])
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .execute(),
    app.db
      .selectFrom('cashier.deposit_proof')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .execute(),
    app.db
      .selectFrom('cashier.bank_account')
      .select(['bank_account_id', 'account_number_sealed'])
      .where('site_id', '=', siteId)
      .where('player_id', '=', playerId)
      .execute(),
  ]);
  const files = [
    ...documents
      .filter(({ content_sealed }) => content_sealed.length > 0)
      .map(({ document_id, kind, media_type, content_sealed }) => ({
        name: `documents/${kind}-${document_id}.${endings[media_type] ?? 'bin'}`,
        content: Buffer.from(
          openDocument(app, content_sealed, { siteId, playerId, documentId: document_id }),
          'base64',
        ),
      })),
    ...proofs.map((proof) => ({
      name: `proofs/${proof.deposit_id}-${proof.proof_id}.${endings[proof.media_type] ?? 'bin'}`,
      content: contentOfProof(app, proof),
    })),
  ];
  const accountNumbers = Object.fromEntries(
    accounts
      .filter(({ account_number_sealed }) => account_number_sealed.length > 0)
      .map(({ bank_account_id, account_number_sealed }) => [
        bank_account_id,
        app.cashier.vault.open(account_number_sealed, { siteId, playerId, bankAccountId: bank_account_id }),
      ]),
  );
  return { files, accountNumbers };
}
