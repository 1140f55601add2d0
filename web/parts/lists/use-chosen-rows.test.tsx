import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useChosenRows } from './register-list.tsx';

type Row = { readonly id: string; readonly state: string };
const row = (id: string, state = 'closed'): Row => ({ id, state });

const chosenOf = (first: readonly Row[]) =>
  renderHook((rows: readonly Row[] = first) => useChosenRows(rows, ({ id }) => id));

test('FRM-14 a row that is chosen stays so when it leaves the answer, and is as the answer says it while it has it', async () => {
  const { result, rerender, act } = await chosenOf([row('46'), row('47')]);
  await act(() => result.current.choose(new Set(['46', '47'])));
  await rerender([row('47', 'validated')]);
  expect(result.current.rows).toEqual([row('46'), row('47', 'validated')]);
  await act(() => result.current.clear());
  expect(result.current.rows).toEqual([]);
});

test('FRM-14 what is chosen on another page stays when all or none of this page is chosen', async () => {
  const { result, rerender, act } = await chosenOf([row('46'), row('47')]);
  await act(() => result.current.choose(new Set(['46'])));
  await rerender([row('48'), row('49')]);
  await act(() => result.current.choose(new Set(['48', '49'])));
  expect([...result.current.ids]).toEqual(['46', '48', '49']);
  await act(() => result.current.choose(new Set()));
  expect([...result.current.ids]).toEqual(['46']);
});
