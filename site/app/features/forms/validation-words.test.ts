import { login } from '@marquee/contract/api/auth/login.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { expect, test } from 'vitest';
import words from '../../messages/EN/validation.json' with { type: 'json' };
import { validationIds } from './validation-words.ts';

const wrong = [
  {},
  { account_id: '!', password: 'x', contact_phone: '1', contact_email: 'x', full_name: 'x', birth_date: 'x' },
  { full_name: '4'.repeat(90), password: 'x'.repeat(200), tac: 'x', amount: 'x', account_number: 'x' },
  { full_name: 'R2D2', account_name: 'x', account_id: '', bank_name: '', bank_account_id: '' },
];

test('S5.3 whatever a form can be told about a field has words of its own', () => {
  const formCalls = [login, signup, tacVerify, bankAccountAdd, withdrawalCreate];
  const notAsked = new Set(['domain_name', 'auth', 'idempotency_key', 'accept_terms']);
  for (const call of formCalls) {
    for (const body of wrong) {
      for (const issue of call.request.safeParse(body).error?.issues ?? []) {
        const field = String(issue.path[0]);
        const given = Object.hasOwn(body, field);
        if (notAsked.has(field) || !given) continue;
        expect(validationIds, `${call.path} ${field}`).toHaveProperty([issue.message]);
      }
    }
  }
  expect(validationIds).toHaveProperty(['Invalid email address'], 'validation.email');
});

test('every id has a message', () => {
  for (const id of Object.values(validationIds)) expect(words).toHaveProperty([id]);
});
