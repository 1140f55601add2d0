import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './tabs.tsx';

function Views() {
  const [selected, setSelected] = useState('scores');
  return (
    <Tabs
      label="Views"
      onChange={setSelected}
      selected={selected}
      tabs={[
        { id: 'scores', label: 'Scores', content: 'Line by line' },
        { id: 'history', label: 'History', content: 'Who did what' },
      ]}
    />
  );
}

test('arrow keys go from tab to tab, and the panel is named by its tab', async () => {
  const screen = await render(<Views />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const tab = screen.getByRole('tab', { name: 'History' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByRole('tabpanel', { name: 'History' }))
    .toHaveTextContent('Who did what');
});
