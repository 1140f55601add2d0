import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a button is pressed by pointer, Enter and Space', async () => {
  const onPress = vi.fn();
  const screen = await render(<Button onPress={onPress}>Validate</Button>);
  const button = screen.getByRole('button', { name: 'Validate' });
  await button.click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a button at work keeps its place and the focus, and cannot be pressed', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Button onPress={onPress} pending>
      Validating
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Validating' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('a button is never wider than what it stands in: a long word in another language goes on below', async () => {
  const screen = await render(
    <div style={{ display: 'flex', width: 160 }}>
      <Button onPress={() => {}}>Configurar una aplicación de autenticación</Button>
    </div>,
  );
  const button = screen.getByRole('button').element();
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});
