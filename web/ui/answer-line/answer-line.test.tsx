import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AnswerKey, AnswerLine } from './answer-line.tsx';

/**
 * Start and end of each drawn element on a line of 200 px, in hundredths of the line, thinnest
 * last.
 */
async function drawn(props: Parameters<typeof AnswerLine>[0]) {
  const { container } = await render(
    <div style={{ width: '200px' }}>
      <AnswerLine {...props} />
    </div>,
  );
  const line = container.querySelector('[aria-hidden]');
  if (line === null) throw new Error('no line');
  const { left, width } = line.getBoundingClientRect();
  return [...line.children].map((part) => {
    const box = part.getBoundingClientRect();
    const at = (x: number) => Math.round(((x - left) / width) * 100);
    return box.width > 4 ? [at(box.left), at(box.right)] : [at(box.left + box.width / 2)];
  });
}

test('TRN-5 the mark, the range and the median stand at their places, and nothing where there is none', async () => {
  expect(await drawn({ mark: 31, range: { low: 20, high: 28 }, median: 24 })).toEqual([
    [20, 28],
    [24],
    [31],
  ]);
  expect(await drawn({ mark: 0, range: null, median: null })).toEqual([[0]]);
  expect(await drawn({ mark: 100, range: { low: 90, high: 100 }, median: null })).toEqual([
    [90, 100],
    [100],
  ]);
});

test('TRN-5, TRN-22 a range of one place is seen, and no figure is written on the line', async () => {
  const { container } = await render(
    <AnswerLine mark={40} range={{ low: 40, high: 40 }} median={50} />,
  );
  const [range] = container.querySelectorAll('[aria-hidden] > span');
  expect(range?.getBoundingClientRect().width).toBeGreaterThanOrEqual(3);
  expect(container.textContent).toBe('');
});

test('TRN-5 the key names what is drawn and nothing else', async () => {
  const screen = await render(<AnswerKey mark="your mark" median={null} range="target range" />);
  expect(screen.container.textContent).toBe('your marktarget range');
});
