import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { fingers, pointer, type Spot } from '../testing/fingers.ts';
import { IntensityLine } from './intensity-line.tsx';

const PIXELS_PER_MM = 5.1969;
const commit = vi.fn<(mm: number | null) => void>();
const preview = vi.fn<(mm: number | null) => void>();

function Line(props: { readonly start?: number | null; readonly isZero?: boolean }) {
  const [mm, setMm] = useState<number | null>(props.start ?? null);
  return (
    <div style={{ height: 300, overflow: 'auto' }}>
      <div style={{ padding: '40px', height: 1200 }}>
        <IntensityLine
          askPlace="Type a place"
          askSteps="Go there in steps"
          putPlace="Put"
          refusePlace="From 0 to 100"
          isZero={props.isZero === true && mm === 0}
          label="Fruity"
          onCommit={(to) => {
            commit(to);
            setMm(to);
          }}
          onPreview={preview}
          pixelsPerMm={PIXELS_PER_MM}
          value={mm}
          valueText={(at) => (at === null ? 'Blank' : at === 0 ? 'Not perceived' : 'Marked')}
        />
      </div>
    </div>
  );
}

const drawn = (): DOMRect => {
  const line = document.querySelector('[data-line]');
  if (line === null) throw new Error('no line');
  return line.getBoundingClientRect();
};

/** Position on the line, or past its ends. */
const at = (mm: number, down = 0): Spot => {
  const box = drawn();
  return { x: box.left + mm * PIXELS_PER_MM, y: box.top + box.height / 2 + down };
};

const mark = () => document.querySelector('[data-mark]');
const slider = () => {
  const found = document.querySelector<HTMLElement>('[role=slider]');
  if (found === null) throw new Error('no slider');
  return found;
};
const keys = async (text: string) => {
  slider().focus();
  await userEvent.keyboard(text);
};

beforeEach(() => {
  commit.mockClear();
  preview.mockClear();
});
afterEach(() => {
  document.documentElement.removeAttribute('dir');
});

describe('the line as drawn', () => {
  test('it is 100 mm of this screen, thin, and bears nothing while blank', async () => {
    await render(<Line />);
    expect(drawn().width).toBeCloseTo(100 * PIXELS_PER_MM, 1);
    expect(drawn().height).toBe(2);
    expect(mark()).toBeNull();
    expect(slider().textContent).toBe('');
    expect(slider().getAttribute('aria-valuetext')).toBe('Blank');
  });

  test('its touch zone is 48 px high or more and reaches past both ends', async () => {
    await render(<Line />);
    const zone = slider().getBoundingClientRect();
    expect(zone.height).toBeGreaterThanOrEqual(48);
    expect(drawn().left - zone.left).toBeGreaterThanOrEqual(24);
    expect(zone.right - drawn().right).toBeGreaterThanOrEqual(24);
  });

  test('zero and blank differ: a zero is said and steps back, a blank is neither', async () => {
    await render(<Line isZero start={0} />);
    expect(slider().getAttribute('aria-valuetext')).toBe('Not perceived');
    expect(slider().hasAttribute('data-zero')).toBe(true);
    expect(slider().hasAttribute('data-blank')).toBe(false);
    expect(mark()).toBeNull();
  });

  test('the mark stands at its millimetre, also where the language runs from the right', async () => {
    document.documentElement.dir = 'rtl';
    await render(<Line start={23} />);
    const box = mark()?.getBoundingClientRect();
    expect((box?.left ?? 0) + 1.5).toBeCloseTo(at(23).x, 0);
  });
});

describe('the line by pointer', () => {
  test('a tap commits the whole millimetre under it', async () => {
    await render(<Line />);
    await pointer.down(at(37.3));
    expect(commit).not.toHaveBeenCalled();
    await pointer.up(at(37.3));
    await expect.poll(() => commit.mock.calls).toEqual([[37]]);
    expect(slider().getAttribute('aria-valuetext')).toBe('Marked');
  });

  test('a drag previews and commits once, on lift-off', async () => {
    await render(<Line />);
    await pointer.down(at(20));
    await pointer.move(at(45));
    await expect.poll(() => preview.mock.lastCall).toEqual([45]);
    expect(commit).not.toHaveBeenCalled();
    await pointer.move(at(61, 200));
    await pointer.up(at(61, 200));
    await expect.poll(() => commit.mock.calls).toEqual([[61]]);
    expect(preview.mock.lastCall).toEqual([null]);
  });

  test('both ends can be hit from past them', async () => {
    await render(<Line />);
    await pointer.down({ x: at(0).x - 20, y: at(0).y });
    await pointer.up({ x: at(0).x - 20, y: at(0).y });
    await expect.poll(() => commit.mock.lastCall).toEqual([0]);
    await pointer.down({ x: at(100).x + 20, y: at(100).y });
    await pointer.up({ x: at(100).x + 20, y: at(100).y });
    await expect.poll(() => commit.mock.lastCall).toEqual([100]);
  });

  test('Escape takes a drag back', async () => {
    await render(<Line start={10} />);
    await pointer.down(at(20));
    await pointer.move(at(70));
    await expect.poll(() => preview.mock.lastCall).toEqual([70]);
    await userEvent.keyboard('{Escape}');
    await pointer.up(at(70));
    expect(commit).not.toHaveBeenCalled();
    expect(mark()?.getBoundingClientRect().left).toBeCloseTo(at(10).x - 1.5, 0);
  });
});

describe('the line by finger', () => {
  test('a tap commits', async () => {
    await render(<Line />);
    await fingers.down(at(52));
    await fingers.up();
    await expect.poll(() => commit.mock.calls).toEqual([[52]]);
  });

  test('a finger along the line draws the mark with it', async () => {
    await render(<Line />);
    await fingers.down(at(10));
    for (const mm of [14, 20, 30, 44]) await fingers.move(at(mm));
    await fingers.up();
    await expect.poll(() => commit.mock.calls).toEqual([[44]]);
  });

  test('a finger that scrolls the sheet commits nothing', async () => {
    await render(<Line start={30} />);
    await fingers.down(at(60));
    for (const down of [-8, -24, -48, -80]) await fingers.move(at(60, down));
    await fingers.up();
    await expect.poll(() => preview.mock.lastCall).toEqual([null]);
    expect(commit).not.toHaveBeenCalled();
  });

  test('a touch the system takes away commits nothing', async () => {
    await render(<Line />);
    await fingers.down(at(60));
    await expect.poll(() => mark()).not.toBeNull();
    await fingers.cancel();
    await expect.poll(() => mark()).toBeNull();
    expect(commit).not.toHaveBeenCalled();
  });

  test('a second finger takes the gesture back', async () => {
    await render(<Line />);
    await fingers.down(at(20));
    await fingers.down(at(20), at(70));
    await fingers.up();
    await expect.poll(() => mark()).toBeNull();
    expect(commit).not.toHaveBeenCalled();
  });
});

describe('the line by keyboard', () => {
  test('arrows move a mark by 1 mm, with Shift by 10, pages by 10, Home and End to the ends', async () => {
    await render(<Line start={50} />);
    await keys('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{PageDown}{ArrowLeft}{End}{Home}');
    expect(commit.mock.calls).toEqual([[51], [61], [51], [50], [100], [0]]);
  });

  test('an arrow on a blank line asks for the place and invents none', async () => {
    const screen = await render(<Line />);
    await keys('{ArrowRight}');
    const field = screen.getByRole('textbox', { name: 'Type a place' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === slider()).toBe(true);
    expect(commit).not.toHaveBeenCalled();
    expect(mark()).toBeNull();
  });

  test('typed digits are a place; what is none is not taken', async () => {
    await render(<Line />);
    await keys('140');
    await userEvent.keyboard('{Enter}');
    expect(commit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('From 0 to 100');
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('From 0 to 100');
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.poll(() => commit.mock.calls).toEqual([[14]]);
    await expect.poll(() => document.activeElement === slider()).toBe(true);
  });

  test.each(['-3', '.5', '1000'])(
    'BTH-18 of %s, which is no place of the line, no part is taken for one',
    async (typed) => {
      await render(<Line />);
      await keys(typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('textbox')).toHaveValue(typed);
      await expect.element(page.getByRole('alert')).toBeVisible();
      expect(commit).not.toHaveBeenCalled();
    },
  );

  test('what is no place stays there and is told, also when one goes on with Tab', async () => {
    await render(<Line />);
    await keys('150');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('textbox')).toHaveValue('150');
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(commit).not.toHaveBeenCalled();
  });

  test('a typed place is kept when one goes on with Tab', async () => {
    await render(<Line />);
    await keys('8');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => commit.mock.calls).toEqual([[8]]);
  });

  test('the line has the focus again before a frame is drawn: the next key is for whom it is meant', async () => {
    await render(<Line />);
    await keys('34');
    const field = page.getByRole('textbox').element();
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    onTestFinished(() => frame.mockRestore());
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await Promise.resolve();
    expect(document.activeElement).toBe(slider());
    expect(commit.mock.calls).toEqual([[34]]);
  });

  test('Delete gives blank, once', async () => {
    await render(<Line start={50} />);
    await keys('{Delete}{Delete}');
    expect(commit.mock.calls).toEqual([[null]]);
    expect(mark()).toBeNull();
  });
});

describe('BTH-40 the line by a switch: Tab and one key', () => {
  test.each(['Enter', ' '])(
    'BTH-40 with “%s” a blank line is marked by steps, and the line has the focus again',
    async (key) => {
      const screen = await render(<Line />);
      await keys(`{${key}}`);
      await expect.element(screen.getByRole('group', { name: 'Go there in steps' })).toHaveFocus();
      // Two long steps back from the far end, then one step forward.
      await userEvent.keyboard(`{Tab}{${key}}{${key}}{Tab}{Tab}{Tab}{${key}}`);
      await expect.element(screen.getByRole('status')).toHaveTextContent('81');
      expect(commit).not.toHaveBeenCalled();
      await userEvent.keyboard(`{Tab}{${key}}`);
      await expect.poll(() => commit.mock.calls).toEqual([[81]]);
      await expect.poll(() => document.activeElement === slider()).toBe(true);
    },
  );

  test('BTH-40 BTH-72 the steps begin at no place, whatever stands on the line', async () => {
    const screen = await render(<Line start={47} />);
    await keys('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('1');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === slider()).toBe(true);
    expect(commit).not.toHaveBeenCalled();
  });

  test('BTH-40 BTH-73 a key that comes twice, or is held, puts no mark', async () => {
    const screen = await render(<Line />);
    await keys('{Enter}{Enter}{Enter}');
    await expect.element(screen.getByRole('group')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect.poll(() => document.activeElement === slider()).toBe(true);
    await keys('{Enter>3}{/Enter}');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement === slider()).toBe(true);
    const held = { key: 'Enter', bubbles: true, cancelable: true, repeat: true };
    slider().dispatchEvent(new KeyboardEvent('keydown', held));
    await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
    expect(commit).not.toHaveBeenCalled();
  });

  test('BTH-40 a place is kept when one goes on past the last step, and a digit goes on as typed', async () => {
    const screen = await render(<Line />);
    await keys('{Enter}');
    await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab}{Tab}{Tab}{Tab}');
    await expect.poll(() => commit.mock.calls).toEqual([[10]]);
    await keys('{Enter}');
    await userEvent.keyboard('4');
    await expect.element(screen.getByRole('textbox')).toHaveValue('4');
    await userEvent.keyboard('2{Enter}');
    await expect.poll(() => commit.mock.lastCall).toEqual([42]);
  });
});
