import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { chartSvg } from './chart-image.ts';
import { ControlSpark } from './control-spark.tsx';
import { sparkSheet } from './spark-sheet.ts';

const POINTS = [
  { id: 'a', label: '3 Nov', value: 1.2, state: 'within' },
  { id: 'b', label: '10 Nov', value: 2.4, state: 'action' },
] as const;

test('QUA-6 little charts leave together: of each the name, the chart and how it stands, none over another', async () => {
  await render(
    <ul data-testid="list">
      {['T01', 'T02', 'T03', 'T04', 'T05'].map((taster) => (
        <li key={taster}>
          <span data-spark-name="">{taster}</span>
          {taster !== 'T04' && <ControlSpark points={POINTS} centre={0} action={2} top={3} />}
          <span data-spark-words="">DN, defect</span>
          <span data-spark-words="">2.40 / 2.00</span>
        </li>
      ))}
    </ul>,
  );
  const list = document.querySelector('ul');
  const sheet = list === null ? null : sparkSheet(list);
  if (sheet === null) throw new Error('no sheet');
  const read = new DOMParser().parseFromString(
    chartSvg(sheet, { title: 'All tasters', lines: ['Panel of Jaén'] }),
    'image/svg+xml',
  );
  const words = [...read.querySelectorAll('text')].map(({ textContent }) => textContent);
  for (const said of ['All tasters', 'Panel of Jaén', 'T01', 'T05']) expect(words).toContain(said);
  expect(words.filter((said) => said === '2.40 / 2.00')).toHaveLength(5);
  const places = [...read.documentElement.querySelectorAll(':scope > g')].map((place) =>
    place.getAttribute('transform'),
  );
  expect(new Set(places).size).toBe(5);
  // Four of five are drawn: each with its path, and the mark of a point beyond the limit.
  expect(read.querySelectorAll('svg > g > g')).toHaveLength(4);
  for (const path of read.querySelectorAll('path'))
    expect(path.getAttribute('stroke') ?? path.getAttribute('fill')).toMatch(/rgb|none/);
});

test('QUA-6 where nothing is drawn there is nothing to save', () => {
  expect(sparkSheet(document.createElement('ul'))).toBeNull();
});
