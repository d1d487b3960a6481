import { afterEach, expect, test, vi } from 'vitest';
import { raiseGlobally } from './global-fault.ts';
import { keepSession, readSession } from './session-store.ts';

afterEach(() => vi.unstubAllGlobals());

test('S8.10 a refusal that nobody attends to is raised with its code, and ends a session that is over', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  const raised: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => raised.push(error));
  const user = { account_id: 'rosa', session_token: 'token', full_name: '', contact_email: '' };
  keepSession({ isAuthenticated: true, token: 'token', email: '', fullname: '', user });
  raiseGlobally('The cycle was not told', { statusCode: -9, statusMessage: 'notToday' });
  expect(readSession().status).toBe('authenticated');
  raiseGlobally('The cycle was not told', { statusCode: -410, statusMessage: 'CLOSE' });
  expect(readSession().status).toBe('anonymous');
  expect(raised).toMatchObject([
    { statusCode: -9, statusMessage: 'notToday' },
    { statusCode: -410, statusMessage: 'CLOSE' },
  ]);
});
