import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, onSessionEnd } from './session-end.ts';
import { playerFieldsOf, takeSignIn } from './session.ts';
import { forgetSession, parseStored, readSession } from './session-store.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('location', { hostname: 'aurum.example' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  forgetSession();
});
afterEach(() => vi.unstubAllGlobals());

const answer = {
  token: 'token-1',
  user: { account_id: 'rosa', session_token: 'token-1' },
  fullname: 'Rosa Dela Cruz',
  email: 'rosa@example.com',
};

test('S3.1 S4.1 S9.22 a sign-in with a token is kept under a key of the site', () => {
  expect(takeSignIn({ ok: true, answer })).toBe(true);
  expect(playerFieldsOf(readSession())).toEqual({ account_id: 'rosa', auth: 'token-1' });
  expect(JSON.parse(kept.get('marquee.user.aurum.example') ?? '')).toEqual({
    isAuthenticated: true,
    token: 'token-1',
    email: 'rosa@example.com',
    fullname: 'Rosa Dela Cruz',
    user: {
      account_id: 'rosa',
      session_token: 'token-1',
      full_name: 'Rosa Dela Cruz',
      contact_email: 'rosa@example.com',
    },
  });
});

test('S4.2 a refusal, or a success without a token, leaves nobody signed in', () => {
  takeSignIn({ ok: true, answer });
  const refusal = { statusCode: 2010, statusMessage: 'invalidCredentials', statusDetail: '' };
  expect(takeSignIn({ ok: false, refusal })).toBe(false);
  expect(readSession().status).toBe('anonymous');
  expect(takeSignIn({ ok: true, answer: { ...answer, token: '' } })).toBe(false);
  expect(playerFieldsOf(readSession())).toBeNull();
});

test('S4.3 signing out removes what was kept', () => {
  takeSignIn({ ok: true, answer });
  forgetSession();
  expect(kept.size).toBe(0);
  expect(readSession().status).toBe('anonymous');
});

test.each([
  '',
  '{',
  'null',
  '"x"',
  '{"token":"x"}',
  '{"token":"","user":{"account_id":"rosa"}}',
  '{"token":"x","user":{"account_id":""}}',
])('what is no session is nobody: %s', (text) => expect(parseStored(text).status).toBe('anonymous'));

test('S4.5 an end of the session is told once, also to one who listens only afterwards', () => {
  takeSignIn({ ok: true, answer });
  endSession();
  endSession();
  const heard = vi.fn<() => void>();
  onSessionEnd(heard)();
  expect(heard).toHaveBeenCalledTimes(1);
  const stop = onSessionEnd(heard);
  expect(heard).toHaveBeenCalledTimes(1);
  takeSignIn({ ok: true, answer });
  endSession();
  endSession();
  stop();
  expect(heard).toHaveBeenCalledTimes(2);
});
