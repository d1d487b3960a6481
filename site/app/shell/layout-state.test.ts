import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeLayout, defaultLayout, parseLayout, readLayout, resetLayout } from './layout-state.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  // What was loaded as in a browser is not for other tests.
  vi.resetModules();
});

test('S4.9 S3.2 S9.22 what is closed stays closed, and a reset restores the defaults', () => {
  changeLayout({ show_app_download: false, show_bf_ann_modal: false });
  expect(readLayout()).toMatchObject({ show_app_download: false, show_bf_ann_modal: false });
  expect(parseLayout([...kept.values()][0] ?? null)).toEqual(readLayout());
  resetLayout();
  expect(readLayout()).toMatchObject({ show_bf_ann_modal: true, show_app_download: true });
});

test('S4.9 a sign-out puts the layout back, and the document says who is there', async () => {
  vi.resetModules();
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('location', { hostname: 'aurum.example' });
  const layout = await import('./layout-state.ts');
  const { forgetSession, keepSession } = await import('../session/session-store.ts');
  const user = { account_id: 'rosa', session_token: 'token', full_name: '', contact_email: '' };
  keepSession({ isAuthenticated: true, token: 'token', email: '', fullname: '', user });
  expect(dataset).toEqual({ session: 'player' });
  layout.changeLayout({ show_rewards: false, show_app_download: false });
  forgetSession();
  expect(dataset).toEqual({ session: 'visitor' });
  expect(layout.readLayout()).toEqual(defaultLayout);
});

test('what was kept by somebody else is at its default', () => {
  for (const text of [null, '', 'x', '[]', '7', 'null', '{"show_rewards":"no"}']) {
    expect(parseLayout(text)).toEqual(defaultLayout);
  }
});
