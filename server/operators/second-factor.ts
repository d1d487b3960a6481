import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newRecoveryCode, stepOfCode } from '../players/totp.ts';

const recoveryCodes = 10;

/** What a secret of an operator is sealed for, so that one that was put into another row cannot be opened. */
export function sealOwner(operatorId: string): string {
  return `operator:${operatorId}`;
}

/** True if the code is right and was not used. It does not work again: the digits, or a recovery code. */
export async function takeSecondFactor(
  app: App,
  operator: { readonly operatorId: string; readonly totpSealed: Buffer },
  code: string,
): Promise<boolean> {
  const { operatorId } = operator;
  if (code.includes('-')) {
    const used = await app.db
      .updateTable('operators.recovery_code')
      .set({ used_at: app.clock.now() })
      .where('operator_id', '=', operatorId)
      .where('code_digest', '=', recoveryDigest(app, operatorId, code))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }
  const secret = app.players.vault.open(operator.totpSealed, sealOwner(operatorId));
  const step = stepOfCode(secret, code, app.clock.now());
  if (step === undefined) return false;
  const taken = await app.db
    .updateTable('operators.operator')
    .set({ last_step: BigInt(step) })
    .where('operator_id', '=', operatorId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Replace an operator's recovery codes. Returns the new ones, which are stored only as digests. */
export async function replaceRecoveryCodes(app: App, trx: Database, operatorId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await trx.deleteFrom('operators.recovery_code').where('operator_id', '=', operatorId).execute();
  await trx
    .insertInto('operators.recovery_code')
    .values(
      codes.map((code) => ({
        operator_id: operatorId,
        code_digest: recoveryDigest(app, operatorId, code),
      })),
    )
    .execute();
  return codes;
}

/** How many recovery codes an operator has left. */
export async function countRecoveryCodes(db: Database, operatorId: string): Promise<number> {
  const left = await db
    .selectFrom('operators.recovery_code')
    .select('code_digest')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
  return left.length;
}

function recoveryDigest(app: App, operatorId: string, code: string): Buffer {
  return app.players.vault.digest(`${sealOwner(operatorId)}:${code}`);
}
