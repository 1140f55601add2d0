import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { AttributeRow } from '../attribute-row/attribute-row.tsx';
import { IntensityLine } from '../intensity-line/intensity-line.tsx';
import { ZeroButton } from '../zero-button/zero-button.tsx';
import { DescriptorPicker } from './descriptor-picker.tsx';

const OPTIONS = [
  { id: 'metallic', label: 'metallic' },
  { id: 'brine', label: 'brine' },
];

const zero = vi.fn<(isOn: boolean) => void>();

function Row({ placement }: { readonly placement: 'aside' | 'below' }) {
  const [value, setValue] = useState<string | null>(null);
  const [isZero, setZero] = useState(false);
  const picker = (
    <DescriptorPicker
      chooseLabel="Choose"
      closeLabel="Close"
      hint="Name what you found"
      label="What it is"
      onChange={setValue}
      options={OPTIONS}
      placement={placement}
      value={value}
    />
  );
  return (
    <AttributeRow
      aside={placement === 'aside' ? picker : undefined}
      below={placement === 'below' ? picker : undefined}
      line={
        <IntensityLine
          askPlace="Type a place"
          askSteps="Go there in steps"
          putPlace="Put"
          refusePlace="From 0 to 100"
          label="Other"
          onCommit={() => undefined}
          pixelsPerMm={4}
          value={null}
          valueText={() => 'Blank'}
        />
      }
      name="Other"
      zero={
        <ZeroButton
          isOn={isZero}
          label="Not perceived"
          onChange={(isOn) => {
            zero(isOn);
            setZero(isOn);
          }}
          spoken="Other: not perceived"
        />
      }
    />
  );
}

describe('a row of the sheet', () => {
  test('beside the name one button opens the descriptors under the row, in the page, and folds when one is chosen', async () => {
    const screen = await render(<Row placement="aside" />);
    const button = screen.getByRole('button', { name: 'What it is, Choose' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    const choice = screen.getByRole('radio', { name: 'metallic' });
    await expect.element(choice).toHaveFocus();
    const zone = screen.getByRole('slider').element().getBoundingClientRect();
    expect(choice.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(zone.bottom);
    await userEvent.keyboard('{ArrowRight} ');
    const named = screen.getByRole('button', { name: 'What it is, brine' });
    await expect.element(named).toHaveFocus();
    await expect.element(named).toHaveAttribute('aria-expanded', 'false');
    await expect.element(choice).not.toBeInTheDocument();
  });

  test('below the row every descriptor is there, and the chosen one pressed again is taken back', async () => {
    const screen = await render(<Row placement="below" />);
    const choice = screen.getByRole('radio', { name: 'brine' });
    await choice.click();
    await expect.element(choice).toBeChecked();
    await choice.click();
    await expect.element(choice).not.toBeChecked();
  });

  test('"not perceived" is large, says of what, and pressed again is blank', async () => {
    const screen = await render(<Row placement="aside" />);
    const button = screen.getByRole('button', { name: 'Other: not perceived' });
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(zero.mock.calls).toEqual([[true], [false]]);
  });
});
