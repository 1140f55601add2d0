import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { ControlChart } from './control-chart.tsx';
import type { ControlLine, ControlPoint } from './control-layout.ts';

const POINTS: readonly ControlPoint[] = [
  { id: 'a', label: '09/04', value: 0.62, state: 'within' },
  { id: 'b', label: '10/02', value: null, state: 'within' },
  { id: 'c', label: '11/06', value: 1.71, state: 'warning' },
  { id: 'd', label: '11/13', value: 2.18, state: 'action' },
  { id: 'e', label: '11/20', value: 2.41, state: 'action', rule: '2 in a row' },
  { id: 'f', label: '11/27', value: 2.3, state: 'action', rule: '2 in a row' },
];

const LINES: readonly ControlLine[] = [
  { kind: 'centre', at: 0.86, label: 'Centre 0.86' },
  { kind: 'warning', at: 1.5, label: 'Warning 1.50' },
  { kind: 'action', at: 2, label: 'Action 2.00' },
];

const chart = (lines = LINES) =>
  render(
    <ControlChart
      description="Six values; the newest two are above the limit of 2.00."
      formatNumber={(value) => value.toFixed(1)}
      formatValue={(value) => value.toFixed(2)}
      lines={lines}
      points={POINTS}
      table={{
        show: 'Show as a table',
        hide: 'Show as a chart',
        point: 'Session',
        value: 'DN',
        state: 'State',
        states: { within: 'within', warning: 'above warning', action: 'above action' },
      }}
      title="Deviation number DN"
    />,
  );

const all = (selector: string) => [...document.querySelectorAll(selector)];

describe('the control chart', () => {
  test('its lines are told apart without colour: each kind has a pattern of its own', async () => {
    await chart();
    const patterns = all('g:has(> text[data-line]) > path').map(
      (line) => getComputedStyle(line).strokeDasharray,
    );
    expect(patterns).toHaveLength(3);
    expect(new Set(patterns).size).toBe(3);
  });

  test('it is named and described, and its three lines are named', async () => {
    const screen = await chart();
    const drawing = screen.getByRole('img', { name: 'Deviation number DN' });
    await expect.element(drawing).toHaveAccessibleDescription(/newest two are above/);
    for (const { label } of LINES) await expect.element(screen.getByText(label)).toBeVisible();
  });

  test('every value is a mark whose shape says its state; a gap has none', async () => {
    await chart();
    expect(all('[data-point=within]')).toHaveLength(1);
    expect(all('circle[data-point]')).toHaveLength(1);
    expect(all('path[data-point=warning]')).toHaveLength(1);
    expect(all('path[data-point=action]')).toHaveLength(3);
  });

  test('the rule that fired stands beside its point, once for those in a row', async () => {
    await chart();
    expect(all('[data-rule]').map((text) => text.textContent)).toEqual(['2 in a row']);
  });

  test('E-CHART the words of a rule cover neither the path nor a line', async () => {
    const screen = await render(
      <ControlChart
        description="As one taster's sessions."
        formatNumber={(value) => value.toFixed(1)}
        lines={[
          { kind: 'centre', at: 0, label: 'Median' },
          ...[-1, 1].flatMap((side): ControlLine[] => [
            { kind: 'warning', at: side * 0.48, label: 'Warning' },
            { kind: 'action', at: side * 0.72, label: 'Action' },
          ]),
        ]}
        points={[-1.55, -0.27, -0.18, -0.3, -0.28, -0.43, -0.25, -0.14, -0.37].map(
          (value, index): ControlPoint => ({
            id: String(index),
            label: '',
            value,
            state: index === 0 || index > 5 ? 'action' : 'within',
            rule: [['beyond the action line'], [], [], [], [], [], ['7 on one side']][index]?.[0],
          }),
        )}
        table={{
          show: 'Show',
          hide: 'Hide',
          point: 'Session',
          value: 'DN',
          state: 'State',
          states: { within: '', warning: '', action: '' },
        }}
        title="Deviation"
      />,
    );
    screen.container.style.width = '1152px';
    await document.fonts.ready;
    const words = () => all('text[data-rule]').map((text) => text.getBoundingClientRect());
    await expect.poll(() => words().length).toBe(2);
    const drawing = screen.getByRole('img').element();
    await expect.poll(() => drawing.getAttribute('viewBox')?.split(' ')[2]).toBe('1152');
    for (const path of document.querySelectorAll<SVGGeometryElement>(
      'svg path[d^=M]:not([data-point])',
    )) {
      const length = path.getTotalLength();
      const matrix = path.getScreenCTM();
      for (let at = 0; at <= length; at += 1) {
        const { x, y } = path.getPointAtLength(at).matrixTransform(matrix ?? undefined);
        for (const { left, right, top, bottom } of words())
          expect(x > left && x < right && y > top + 2 && y < bottom - 2).toBe(false);
      }
    }
  });

  test('both axes have their numbers', async () => {
    await chart();
    expect(all('[data-tick]').map((text) => text.textContent)).toContain('2.0');
    expect(all('[data-place]').map((text) => text.textContent)).toContain('11/20');
  });

  test('the table behind the button has every point, its state and its rule', async () => {
    const screen = await chart();
    await screen.getByRole('button', { name: 'Show as a table' }).click();
    await expect
      .element(screen.getByRole('row', { name: '11/20 2.41 above action · 2 in a row' }))
      .toBeVisible();
    expect(all('tbody tr')).toHaveLength(POINTS.length);
    await screen.getByRole('button', { name: 'Show as a chart' }).click();
    await expect.element(screen.getByRole('img')).toBeVisible();
  });

  test('E-CHART the name of a line is whole, also in the language with the longest', async () => {
    const screen = await chart([
      ...LINES,
      { kind: 'warning', at: -1.5, label: 'Avertissement −1,50' },
      { kind: 'action', at: -2, label: 'Limite −12,00' },
    ]);
    await document.fonts.ready;
    const right = screen.getByRole('img').element().getBoundingClientRect().right;
    for (const name of all('text[data-line]'))
      expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  });

  test.each([504, 1152])(
    'E-CHART in a room of %i px it fills the room, with its names whole and its words of one size',
    async (width) => {
      const screen = await chart();
      screen.container.style.width = `${width}px`;
      await document.fonts.ready;
      const room = screen.container.getBoundingClientRect();
      const drawing = screen.getByRole('img').element();
      // A unit of the drawing is a px of the page.
      await expect.poll(() => drawing.getAttribute('viewBox')?.split(' ')[2]).toBe(String(width));
      expect(drawing.getBoundingClientRect().right).toBe(room.right);
      for (const name of all('text[data-line]'))
        expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(room.right);
      const [last] = all('path[data-point=action]').slice(-1);
      expect(last?.getBoundingClientRect().right).toBeGreaterThan(room.right - 230);
    },
  );
});
