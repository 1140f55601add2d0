import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLastAnswer } from './use-quality.ts';

type Asked = { readonly now: string | null; readonly period: string };

const standing = (first: Asked) =>
  renderHook(
    (asked?: Asked) => {
      const { now, period } = asked ?? first;
      return useLastAnswer(now, (answer) => `${period} ${answer.length}`);
    },
    { initialProps: first },
  );

test('QUA-2 QUA-45 while the same is asked anew the last answer stands, and is not said to be of now', async () => {
  const { result, rerender } = await standing({ now: null, period: 'May' });
  expect(result.current).toEqual({ value: null, isOfNow: false });
  await rerender({ now: 'five pairs', period: 'May' });
  expect(result.current).toEqual({ value: 'five pairs', isOfNow: true });
  await rerender({ now: null, period: 'May' });
  expect(result.current).toEqual({ value: 'five pairs', isOfNow: false });
  await rerender({ now: 'four pairs', period: 'May' });
  expect(result.current).toEqual({ value: 'four pairs', isOfNow: true });
});

test('QUA-2 QUA-45 to another question no earlier answer stands', async () => {
  const { result, rerender } = await standing({ now: 'five pairs', period: 'May' });
  await rerender({ now: null, period: 'June' });
  expect(result.current).toEqual({ value: null, isOfNow: false });
});
