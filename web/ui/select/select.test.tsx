import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from './select.tsx';

test('SCR-1 a list that is not here yet looks as it is: it cannot be opened, and can as soon as it is here', async () => {
  const onChange = vi.fn();
  const select = (options: readonly { id: string; label: string }[]) => (
    <Select label="Glass" options={options} value={null} onChange={onChange} />
  );
  const screen = await render(select([]));
  const button = screen.getByRole('button', { name: /Glass/ });
  await expect.element(button).toBeDisabled();
  await screen.rerender(select([{ id: '893', label: '893, place 1' }]));
  await button.click();
  await screen.getByRole('option', { name: /place 1/ }).click();
  expect(onChange).toHaveBeenCalledWith('893');
});
