import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { ReservedWidthText } from '../layout/reserved-width-text.tsx';
import { StateMark } from './state-mark.tsx';

const middleOf = (element: Element | Range | null): number => {
  const { top = Number.NaN, height = Number.NaN } = element?.getBoundingClientRect() ?? {};
  return top + height / 2;
};

test('SCR-2 the drawing of a state stands with the first line of its words, be they of one line or of several', async () => {
  const screen = await render(
    <div style={{ width: 160, fontSize: 14, lineHeight: '20px' }}>
      <p>
        <StateMark state="flag">1 not met</StateMark>
      </p>
      <p>
        <StateMark state="flag">3 not met: fewer than 8 valid sheets, CVr above 20 %</StateMark>
      </p>
    </div>,
  );
  for (const mark of screen.container.querySelectorAll('p')) {
    const words = mark.querySelector('span > span');
    const firstLine = (words?.getBoundingClientRect().top ?? Number.NaN) + 10;
    expect(Math.abs(middleOf(mark.querySelector('svg')) - firstLine)).toBeLessThanOrEqual(2);
  }
});

test('BTH-17 words of one line stand in the middle of the room of those that need two', async () => {
  const screen = await render(
    <div style={{ display: 'flex', alignItems: 'center', width: 160, lineHeight: '20px' }}>
      <ReservedWidthText of={['Call', 'Calling the panel leader in the room']} shown="Call" />
    </div>,
  );
  const room = screen.container.querySelector('div > span');
  expect(room?.getBoundingClientRect().height).toBe(40);
  const line = document.createRange();
  line.selectNodeContents(screen.getByText('Call', { exact: true }).element());
  expect(Math.abs(middleOf(line) - middleOf(room))).toBeLessThanOrEqual(1);
});
