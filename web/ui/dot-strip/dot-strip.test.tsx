import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { DotStrip } from './dot-strip.tsx';

const SCORES = [1.5, 1.8, 1.9, 2, 2.1, 2.2, 2.3, 2.5, 2.7];

const parts = (name: string) => [...document.querySelectorAll(`[data-part=${name}]`)];

const strip = (isCompact: boolean) =>
  render(
    <DotStrip
      description="Scores in cm: 1.5 to 2.7. Median 2.1."
      excluded={[5.7, 5.7]}
      formatNumber={(value) => value.toFixed(1)}
      interval={[1.86, 2.34]}
      isCompact={isCompact}
      limits={[{ at: 3.5, label: '3.5' }]}
      median={2.1}
      p25={1.9}
      p75={2.3}
      scores={SCORES}
      title="Winey-vinegary"
    />,
  );

const strokeOf = (part: string): string => {
  const [first] = parts(part);
  return first === undefined ? '' : getComputedStyle(first).stroke;
};

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => forceColours('none'));

describe('the dot strip', () => {
  test('every score is a point and every excluded one a cross; none covers another', async () => {
    await strip(false);
    expect(parts('score')).toHaveLength(SCORES.length);
    expect(parts('excluded')).toHaveLength(2);
    const places = parts('score').map(
      (dot) => `${dot.getAttribute('cx')} ${dot.getAttribute('cy')}`,
    );
    expect(new Set(places).size).toBe(SCORES.length);
  });

  test('it has a name, a description, an axis with numbers and the limits', async () => {
    const screen = await strip(false);
    const drawing = screen.getByRole('img', { name: 'Winey-vinegary' });
    await expect
      .element(drawing)
      .toHaveAccessibleDescription('Scores in cm: 1.5 to 2.7. Median 2.1.');
    const numbers = [...document.querySelectorAll('[data-part=axis] text')];
    expect(numbers.map((text) => text.textContent)).toEqual([
      '0.0',
      '2.0',
      '4.0',
      '6.0',
      '8.0',
      '10.0',
    ]);
    await expect.element(screen.getByText('3.5')).toBeVisible();
  });

  test('box, median and interval stand where their figures are', async () => {
    await strip(false);
    const middle = (part: string) => {
      const box = parts(part)[0]?.getBoundingClientRect();
      return box === undefined ? Number.NaN : box.left + box.width / 2;
    };
    expect(middle('median')).toBeCloseTo(middle('box'), 0);
    expect(middle('interval')).toBeCloseTo(middle('box'), 0);
  });

  test('an interval that reaches beyond the scale is drawn within it', async () => {
    await render(
      <DotStrip
        description=""
        interval={[-0.4, 10.3]}
        median={0.1}
        scores={[0.1]}
        title="Rancid"
      />,
    );
    const [drawn] = parts('interval');
    expect(drawn?.getAttribute('d')).toMatch(/^M16 \d+H624M16 /);
  });

  test('what five or more share is one point with their number', async () => {
    const zeros = Array.from({ length: 10 }, () => 0);
    await render(<DotStrip description="" scores={[...zeros, 2]} title="Rancid" isCompact />);
    expect(parts('score')).toHaveLength(2);
    expect(parts('tally').map(({ textContent }) => textContent)).toEqual(['×10']);
  });

  test('in a row of a table it has no axis and no less points', async () => {
    await strip(true);
    expect(parts('axis')).toHaveLength(0);
    expect(parts('score')).toHaveLength(SCORES.length);
  });

  test('with forced colours every mark takes a colour of the system', async () => {
    await forceColours('active');
    await strip(false);
    const ink = getComputedStyle(document.body).color;
    for (const part of ['score', 'median', 'interval']) expect(strokeOf(part)).toBe(ink);
  });

  test('without scores it is empty and still named', async () => {
    const screen = await render(<DotStrip description="No score" scores={[]} title="Rancid" />);
    await expect.element(screen.getByRole('img', { name: 'Rancid' })).toBeInTheDocument();
    expect(parts('median')).toHaveLength(0);
  });
});
