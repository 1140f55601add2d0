import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { Button } from '../button/button.tsx';
import { BulkBar } from './bulk-bar.tsx';

const bar = (width: number) => (
  <div style={{ width }}>
    <BulkBar
      clearLabel="Annulla la selezione"
      count={2}
      hint="Select rows"
      onClear={() => {}}
      text="Selezione: 2"
    >
      <Button size="dense">Disattiva 2</Button>
      <Button size="dense">Esporta 2</Button>
    </BulkBar>
  </div>
);
const rightOf = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect().right;

test.each([358, 288])(
  'SCR-27 in a bar of %i px what clears the selection stands in sight by its cross, beside the acts',
  async (width) => {
    await render(bar(width));
    const { right } = page.getByRole('region').element().getBoundingClientRect();
    expect(rightOf('Annulla la selezione')).toBeLessThanOrEqual(right);
    const cross = page.getByRole('button', { name: 'Annulla la selezione' });
    expect(cross.element().clientWidth).toBeLessThan(60);
  },
);

test('SCR-27 in a wide bar what clears the selection says so in words', async () => {
  await render(bar(900));
  const cross = page.getByRole('button', { name: 'Annulla la selezione' });
  expect(cross.element().clientWidth).toBeGreaterThan(120);
});
