import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDebouncedFlag } from './use-debounced-flag.ts';

type Asked = { readonly isSo: boolean; readonly ms: number; readonly seen: boolean[] };

function Lasting({ isSo, ms, seen }: Asked) {
  const lasts = useDebouncedFlag(isSo, ms);
  seen.push(lasts);
  return <p>{lasts ? 'it lasts' : 'it does not'}</p>;
}

test('BTH-41 what has lasted goes on lasting though another time is asked for, and begins anew once it was over', async () => {
  const seen: boolean[] = [];
  const screen = await render(<Lasting isSo ms={20} seen={seen} />);
  await expect.element(screen.getByText('it lasts')).toBeVisible();
  const before = seen.length;
  await screen.rerender(<Lasting isSo ms={40} seen={seen} />);
  await screen.rerender(<Lasting isSo ms={10} seen={seen} />);
  expect(seen.slice(before)).not.toContain(false);
  await screen.rerender(<Lasting isSo={false} ms={10} seen={seen} />);
  await expect.element(screen.getByText('it does not')).toBeVisible();
  await screen.rerender(<Lasting isSo ms={60_000} seen={seen} />);
  expect(seen.at(-1)).toBe(false);
});
