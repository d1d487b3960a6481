import { afterAll, beforeAll, expect, test } from 'vitest';
import { viewsList } from '../../contract/operate/views/list.ts';
import { viewsRemove } from '../../contract/operate/views/remove.ts';
import { viewsSave } from '../../contract/operate/views/save.ts';
import { mostSavedViews } from '../../contract/saved-view.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

const table = { table_name: 'withdrawals' };
const large = {
  name: 'Large ones',
  address: { status: 'pending', sort: 'amount.desc' },
  columns: { level: true },
};

let platform: TestPlatform;
let operate: TestConsole;
let ana: TestOperator;
let ben: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  ana = await operate.newOperator('ana@example.com', [{ role: 'auditor', siteId: null }]);
  ben = await operate.newOperator('ben@example.com', [{ role: 'owner', siteId: null }]);
});
afterAll(() => platform.close());

const namesOf = async (operator: TestOperator): Promise<string[]> =>
  ((await operate.call(viewsList, table, operator)).value ?? []).map(({ name }) => name);

test('a view is its operator’s alone; one of the same name is replaced', async () => {
  expect((await operate.call(viewsSave, { ...table, ...large }, ana)).statusMessage).toBe('OK');
  const changed = { ...large, address: { status: 'paid' } };
  expect((await operate.call(viewsSave, { ...table, ...changed }, ana)).statusMessage).toBe('OK');
  expect((await operate.call(viewsList, table, ana)).value).toEqual([changed]);
  expect((await operate.call(viewsList, { table_name: 'deposits' }, ana)).value).toEqual([]);
  expect(await namesOf(ben)).toEqual([]);
  const foreign = await operate.call(viewsRemove, { ...table, name: large.name }, ben);
  expect(foreign.statusMessage).toBe('viewNotFound');
  expect(await namesOf(ana)).toEqual([large.name]);
  expect((await operate.call(viewsRemove, { ...table, name: large.name }, ana)).statusMessage).toBe('OK');
  expect(await namesOf(ana)).toEqual([]);
});

test('a table has at most thirty views of one operator, whatever is sent at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: mostSavedViews + 4 }, (_, index) =>
      operate.call(viewsSave, { ...table, ...large, name: `View ${index}` }, ben),
    ),
  );
  const refused = answers.filter(({ statusMessage }) => statusMessage === 'tooManyViews');
  expect(refused.length).toBe(4);
  const kept = await namesOf(ben);
  expect(kept.length).toBe(mostSavedViews);
  // One that is there already can still be changed.
  const again = await operate.call(viewsSave, { ...table, ...large, name: kept[0] ?? '' }, ben);
  expect(again.statusMessage).toBe('OK');
});

test.each([
  ['a name of spaces', { name: '   ' }, 'name'],
  ['a parameter that is no name', { address: { 'a b': '1' } }, 'address'],
  ['a value that is too long', { address: { status: 'x'.repeat(201) } }, 'address'],
  ['a column that is no column', { columns: { 'x-y': true } }, 'columns'],
])('%s is refused and nothing is written', async (_, wrong, field) => {
  const before = await namesOf(ana);
  const answer = await operate.post(viewsSave.path, { ...table, ...large, ...wrong }, ana);
  expect(answer.body).toMatchObject({ statusMessage: 'invalidInput' });
  expect(JSON.stringify(answer.body)).toContain(field);
  expect(await namesOf(ana)).toEqual(before);
});
