import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { chartPng, chartSvg } from './chart-image.ts';
import { ControlDrawing } from './control-drawing.tsx';

async function drawn(): Promise<SVGSVGElement> {
  await render(
    <div data-theme="dark">
      <ControlDrawing
        description="Two values."
        formatNumber={(value) => value.toFixed(1)}
        formatValue={(value) => value.toFixed(2)}
        isLow={false}
        lines={[
          { kind: 'centre', at: 0, label: 'Centre 0' },
          { kind: 'action', at: 2, label: 'Limit 2.00' },
          { kind: 'action', at: -2, label: 'Limit −2.00' },
        ]}
        points={[
          { id: 'a', label: '3 Nov', value: -1.2, state: 'within', href: '/there' },
          { id: 'b', label: '10 Nov', value: 2.4, state: 'action', rule: '2 in a row', noted: 'a' },
        ]}
        title="DN, fruity"
      />
    </div>,
  );
  const svg = document.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  return svg;
}

const HEAD = { title: 'DN, fruity', lines: ['Panel of Jaén, T01', '1 May – 1 Nov'] };

test('QUA-6 a chart is a file of its own: title, panel, period, axis and limits as text, nothing from elsewhere', async () => {
  const svg = chartSvg(await drawn(), HEAD);
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const words = [...read.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const said of [
    HEAD.title,
    ...HEAD.lines,
    'Limit 2.00',
    'Limit −2.00',
    '3 Nov',
    '2 in a row',
    'a',
  ])
    expect(words).toContain(said);
  expect(words).toContain('0.0');
  expect(svg).not.toMatch(/class=|style=|var\(|url\(|href=|currentColor/);
  expect(document.body.querySelectorAll('[data-theme=light]')).toHaveLength(0);
});

test('QUA-6 it is in the colours of paper, whatever the page is shown in, and every value lies within it', async () => {
  const read = new DOMParser().parseFromString(chartSvg(await drawn(), HEAD), 'image/svg+xml');
  const [ground] = read.querySelectorAll('rect');
  expect(ground?.getAttribute('fill')).toBe('#fff');
  const light = (colour: string | null | undefined) =>
    Math.min(...(colour?.match(/\d+/g)?.map(Number) ?? []));
  for (const text of read.querySelectorAll('text'))
    expect(light(text.getAttribute('fill'))).toBeLessThan(130);
  const [left = 0, top = 0, width = 0, height = 0] =
    read.documentElement.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  for (const text of read.querySelectorAll('text')) {
    const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
    expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true);
  }
});

test('QUA-6 the picture has twice the size of the drawing', async () => {
  const svg = chartSvg(await drawn(), HEAD);
  const picture = await createImageBitmap(await chartPng(svg));
  const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(picture.width).toBe(2 * width);
});
