import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { InLocale } from '../testing/in-locale.tsx';
import { TextField } from '../text-field/text-field.tsx';

const WORDS = { incomplete: 'Not complete', impossible: 'No such day', required: 'Needed' };

function Dated({ onPress }: { readonly onPress: () => void }) {
  const [day, setDay] = useState<string | null>(null);
  return (
    <InLocale locale="en-US">
      <DateField label="Expiration" words={WORDS} onChange={setDay} value={day} />
      <Button onPress={onPress}>Add</Button>
    </InLocale>
  );
}

function Named({ onPress }: { readonly onPress: () => void }) {
  const [hasLeft, setLeft] = useState(false);
  return (
    <>
      <TextField
        label="Name"
        value=""
        onChange={() => {}}
        onBlur={() => setLeft(true)}
        errorMessage={hasLeft ? 'This field is required' : undefined}
      />
      <Button onPress={onPress}>Add</Button>
    </>
  );
}

const add = () => page.getByRole('button', { name: 'Add' });

test('FRM-20 the press that leaves a wrong date counts: what is wrong is said when it is over', async () => {
  const onPress = vi.fn();
  const screen = await render(<Dated onPress={onPress} />);
  await screen.getByRole('spinbutton').first().click();
  await userEvent.keyboard('2/31/2026');
  await add().click();
  await expect.element(page.getByText('No such day')).toBeVisible();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('FRM-20 so does the press that leaves any other field, and by keyboard it is said at once', async () => {
  const onPress = vi.fn();
  const screen = await render(<Named onPress={onPress} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.click();
  await add().click();
  await expect.element(page.getByText('This field is required')).toBeVisible();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('FRM-20 a press that is taken elsewhere does not keep what is wrong from being said', async () => {
  const screen = await render(<Named onPress={() => {}} />);
  const name = screen.getByRole('textbox', { name: 'Name' }).element();
  name.focus();
  name.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  name.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  await userEvent.tab();
  await expect.element(page.getByText('This field is required')).toBeVisible();
});
