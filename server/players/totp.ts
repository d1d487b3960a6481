import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * TOTP (RFC 6238) from an authenticator app, six digits every thirty seconds. The steps before and after are accepted
 * too, because clocks differ. Whoever checks a code must take care that each works once. A recovery code, which also
 * works once, can replace it.
 */
const period_s = 30;
const stepsOfDrift = 1;
/** Crockford's base 32, which omits letters that look like digits. Twelve characters are 60 random bits. */
const recoveryAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const secret_bytes = 20;

/** A new secret for an authenticator app, in base 32. */
export function newTotpSecret(): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(secret_bytes)).buffer }).base32;
}

/** The `otpauth://` address of a secret, which authenticator apps read from a QR code. */
export function totpUrl(secret: string, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The time step of a code, or undefined if it matches no step that is accepted at this time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const drift = totpOf(secret).validate({ token: code, timestamp, window: stepsOfDrift });
  return drift === null ? undefined : Math.floor(timestamp / (period_s * 1000)) + drift;
}

/** A new recovery code, such as 7K3F-9QXA-M2TD. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => recoveryAlphabet.charAt(byte % recoveryAlphabet.length));
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join('')).join('-');
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: period_s,
  });
}
