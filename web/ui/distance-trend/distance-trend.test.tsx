import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DistanceTrend } from './distance-trend.tsx';

const NAMES = {
  title: 'Musty',
  description: '9 mm, 3 mm, 0 mm',
  base: 'the range',
  foot: 'three trainings',
};

async function drawn(...values: readonly number[]) {
  const points = values.map((value, at) => ({ id: String(at), value, words: `${value} mm` }));
  const { container } = await render(<DistanceTrend {...NAMES} points={points} />);
  const circles = [...container.querySelectorAll('circle')];
  return {
    container,
    at: circles.map((circle) => [
      Number(circle.getAttribute('cx')),
      Number(circle.getAttribute('cy')),
    ]),
    texts: [...container.querySelectorAll('text')].map(({ textContent }) => textContent),
  };
}

test('TRN-9 the nearer to the range, the nearer to the foot; oldest left, and a distance of none on the foot itself', async () => {
  const { at } = await drawn(9, 3, 0);
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  expect(xs).toEqual([28, 200, 372]);
  expect(ys[0]).toBe(22);
  expect(ys[1]).toBeCloseTo(59.33, 1);
  expect(ys[2]).toBe(78);
});

test('TRN-9 the first and the last are written, those between are not, and the whole is said in words', async () => {
  const { texts, container } = await drawn(9, 3, 0);
  expect(texts).toEqual(['9 mm', '0 mm', 'the range', 'three trainings']);
  const drawing = container.querySelector('[role=img]');
  expect(drawing?.getAttribute('aria-label')).toBe('9 mm, 3 mm, 0 mm');
});

test('TRN-9 one training alone is a point at the left, written once', async () => {
  const { at, texts } = await drawn(4);
  expect(at).toEqual([[28, 22]]);
  expect(texts).toEqual(['4 mm', 'the range', 'three trainings']);
});
