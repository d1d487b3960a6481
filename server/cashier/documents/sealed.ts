import type { App } from '../app.ts';

interface DocumentKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly documentId: string;
}

/** Seal a file for its document: sealed bytes that are copied to another document do not open there. */
export function sealDocument(app: Pick<App, 'players'>, content: Buffer, key: DocumentKey): Buffer {
  return app.players.vault.seal(content.toString('base64'), ownerOf(key));
}

/** The file in base64. Throws if the bytes were changed, or belong to another document. */
export function openDocument(app: Pick<App, 'players'>, sealed: Buffer, key: DocumentKey): string {
  return app.players.vault.open(sealed, ownerOf(key));
}

function ownerOf({ siteId, playerId, documentId }: DocumentKey): string {
  return `document:${siteId}:${playerId}:${documentId}`;
}
