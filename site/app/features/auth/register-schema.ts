import { signup } from '@marquee/contract/api/auth/signup.ts';
import { z } from 'zod';

/** What the sign-up form asks for: the contract's fields, and the terms accepted. */
export const registerSchema = signup.request
  .pick({
    account_id: true,
    password: true,
    full_name: true,
    birth_date: true,
    contact_phone: true,
    contact_email: true,
    tac_channel: true,
    referrer_code: true,
    accept_marketing: true,
  })
  .extend({ accept_terms: z.boolean().refine((accepted) => accepted, 'termsNotAccepted') });

export type RegisterInput = z.input<typeof registerSchema>;
export type RegisterValues = z.output<typeof registerSchema>;

export const accountFields = ['account_id', 'password'] as const;
const detailFields = [
  'full_name',
  'birth_date',
  'contact_phone',
  'contact_email',
  'tac_channel',
  'referrer_code',
  'accept_marketing',
  'accept_terms',
] as const;
export const registerFields = [...accountFields, ...detailFields];

/** Which field a refusal of the sign-up is about. */
export const responsibleFields = {
  accountTaken: 'account_id',
  passwordTooCommon: 'password',
  passwordHasAccount: 'password',
  phoneTaken: 'contact_phone',
  emailTaken: 'contact_email',
  underAge: 'birth_date',
  referrerUnknown: 'referrer_code',
  termsNotAccepted: 'accept_terms',
} as const;

/** The last birthday, as a date such as 1990-12-31, of somebody who has just reached the age. */
export function latestBirthDate(minimumAge: number, today: Date): string {
  const [year = '', ...rest] = today.toISOString().slice(0, 10).split('-');
  return [String(Number(year) - minimumAge).padStart(4, '0'), ...rest].join('-');
}
