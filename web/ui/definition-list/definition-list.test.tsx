import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DefinitionList } from './definition-list.tsx';

test.each(['0,5', 'Oui'])(
  'SCR-24 %s stands on one line beside a long name, which folds instead',
  async (value) => {
    const { container } = await render(
      <div style={{ width: '200px' }}>
        <DefinitionList
          items={[{ term: 'Marge jusqu’à la limite de la catégorie vierge', value }]}
        />
      </div>,
    );
    const [range, dd] = [document.createRange(), container.querySelector('dd')];
    if (dd === null) throw new Error('no value');
    range.selectNodeContents(dd);
    expect(range.getClientRects()).toHaveLength(1);
  },
);

test('SCR-24 a value that is longer than its place folds and stays inside', async () => {
  const { container } = await render(
    <div style={{ width: '200px' }}>
      <DefinitionList items={[{ term: 'Digest', value: '9f627723941e'.repeat(4) }]} />
    </div>,
  );
  const list = container.querySelector('dl');
  expect(list?.scrollWidth).toBe(list?.clientWidth);
});
