import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useShownColumns } from './register-list.tsx';

beforeEach(() => localStorage.removeItem('columns.results'));
const open = () => renderHook(() => useShownColumns('results', ['validatedBy']));
const hidden = ({ result }: Awaited<ReturnType<typeof open>>) => [...result.current.hidden];

test('LST-11 LST-19 an extra column is hidden until it is chosen, on this device from then on, whatever else is hidden', async () => {
  const first = await open();
  expect(hidden(first)).toEqual(['validatedBy']);
  await first.act(() => first.result.current.setHidden(['date', 'validatedBy']));
  expect(hidden(first)).toEqual(['date', 'validatedBy']);
  await first.act(() => first.result.current.setHidden(['date']));
  expect(new Set(hidden(first)).has('validatedBy')).toBe(false);
  expect(new Set(hidden(await open())).has('validatedBy')).toBe(false);
  expect(hidden(await open())).toContain('date');
});

test('LST-11 LST-19 what a device hid before there were extra columns stays hidden', async () => {
  localStorage.setItem('columns.results', 'date,n');
  expect(hidden(await open())).toEqual(['date', 'n', 'validatedBy']);
});
