import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { InLocale } from '../testing/in-locale.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';

const nothing = () => {};

test('SCR-24 on paper stands what a control holds, without the control: no frame, no drawing of it, no switch', async () => {
  const screen = await render(
    <InLocale locale="en-US">
      <TextField
        isRequired
        label="Room"
        onChange={nothing}
        requiredText="required"
        unit="°C"
        value="22.0"
      />
      <TimeField label="Start" onChange={nothing} value="10:00" />
      <Select label="Sheet" onChange={nothing} options={[{ id: 'a', label: 'IOC' }]} value="a" />
      <Switch isSelected onChange={nothing}>
        Multicode
      </Switch>
    </InLocale>,
  );
  const drawn = () => [...document.querySelectorAll('svg')].filter((one) => one.checkVisibility());
  const framed = () =>
    // Hidden inputs, which only the form reads, are not visible.
    [...screen.container.querySelectorAll('*:not([aria-hidden=true] *)')].filter(
      (one) => getComputedStyle(one).borderTopWidth !== '0px',
    );
  expect(drawn()).toHaveLength(2);
  await expect.element(screen.getByText('required')).toBeVisible();
  expect(framed()).toHaveLength(4);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(drawn()).toEqual([]);
  expect(framed()).toEqual([]);
  await expect.element(screen.getByText('required')).not.toBeVisible();
  // The unit follows its figure directly.
  const [box, unit] = [screen.getByRole('textbox'), screen.getByText('°C')].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect((unit?.left ?? 0) - (box?.right ?? 0)).toBeLessThan(12);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});
