import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { fingers, pointer, type Spot } from '../testing/fingers.ts';
import { SignaturePad } from './signature-pad.tsx';

type Strokes = readonly (readonly number[])[];
const change = vi.fn<(strokes: Strokes) => void>();

function Pad({ lockedText }: { readonly lockedText?: string }) {
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [name, setName] = useState<string | null>(null);
  return (
    <div style={{ width: 446 }}>
      <SignaturePad
        clearLabel="Sign again"
        emptyText="Sign here"
        keyboardHint="Press Enter to sign"
        label="Signature"
        lockedText={lockedText}
        onChange={(to) => {
          change(to);
          setStrokes(to);
        }}
        strokes={strokes}
        typing={{ name, onChange: setName, label: 'Your name', maxLength: 40 }}
      />
    </div>
  );
}

/** Position on the pad in pad units. */
const at = (x: number, y: number): Spot => {
  const box = document.querySelector('[data-pad]')?.getBoundingClientRect();
  if (box === undefined) throw new Error('no pad');
  return { x: box.left + (x / 1000) * box.width, y: box.top + (y / 1000) * box.height };
};

beforeEach(() => change.mockClear());

describe('the signature', () => {
  test('a stroke is kept as it is lifted, in pad units', async () => {
    await render(<Pad />);
    await pointer.down(at(100, 500));
    await pointer.move(at(500, 300));
    expect(change).not.toHaveBeenCalled();
    await pointer.up(at(900, 600));
    await expect.poll(() => change.mock.calls.length).toBe(1);
    const stroke = change.mock.lastCall?.[0][0] ?? [];
    expect(stroke.length % 2).toBe(0);
    expect(stroke[0]).toBeGreaterThan(95);
    expect(stroke[0]).toBeLessThan(105);
    expect(stroke.at(-2)).toBeGreaterThan(895);
  });

  test('strokes follow one another; signing again takes all back', async () => {
    const screen = await render(<Pad />);
    for (const y of [300, 600]) {
      await fingers.down(at(200, y));
      await fingers.move(at(600, y));
      await fingers.up();
    }
    await expect.poll(() => change.mock.lastCall?.[0].length).toBe(2);
    await screen.getByRole('button', { name: 'Sign again' }).click();
    expect(change.mock.lastCall).toEqual([[]]);
    await expect.element(screen.getByText('Sign here')).toBeVisible();
  });

  test('a touch the system takes away leaves no stroke', async () => {
    const screen = await render(<Pad />);
    await fingers.down(at(200, 300));
    await fingers.move(at(600, 300));
    await fingers.cancel();
    await expect.element(screen.getByText('Sign here')).toBeVisible();
    expect(change).not.toHaveBeenCalled();
  });

  test('EVA-10, EVA-18 with the keyboard the own name is typed, and Delete on the pad takes it back', async () => {
    const screen = await render(<Pad />);
    const pad = screen.getByRole('button', { name: 'Signature Sign here', pressed: false });
    await expect.element(pad).toHaveAccessibleDescription('Press Enter to sign');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await userEvent.keyboard('Alba Castillo');
    const signed = screen.getByRole('button', { name: 'Signature', pressed: true });
    await expect.element(signed).toHaveTextContent('Alba Castillo');
    expect(change).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await expect.element(signed).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    expect(change.mock.lastCall).toEqual([[]]);
    await expect.element(screen.getByText('Sign here')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });

  test('while locked it says why and takes neither finger nor key', async () => {
    const screen = await render(<Pad lockedText="Two points are open" />);
    await expect
      .element(screen.getByRole('button', { name: 'Signature Two points are open' }))
      .toHaveAttribute('aria-disabled', 'true');
    await pointer.down(at(100, 500));
    await pointer.up(at(900, 600));
    await userEvent.keyboard('{Enter}');
    expect(change).not.toHaveBeenCalled();
  });
});
