import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Note } from '../note/note.tsx';
import { Section } from './section.tsx';

test('SCR-24 SCR-39 on paper no page divides a note, or what is told step by step', async () => {
  const screen = await render(
    <>
      <Section title="How it was reached">
        <ol>
          <li>The highest defect median</li>
          <li>Virgin</li>
        </ol>
      </Section>
      <Section title="A list">
        <ul>
          <li>It may be as long as it will</li>
        </ul>
      </Section>
      <Note kind="success" title="As it was stored">
        Every statistic
      </Note>
    </>,
  );
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const breaks = (part: Element | null | undefined) =>
      part == null ? null : getComputedStyle(part).breakInside;
    const section = (words: string) => screen.getByText(words).element().closest('section');
    expect(breaks(section('How it was reached'))).toBe('avoid');
    expect(breaks(section('A list'))).toBe('auto');
    const told = screen.getByText('Every statistic').element();
    const around = [told, told.parentElement, told.parentElement?.parentElement].map(breaks);
    expect(around).toContain('avoid');
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
