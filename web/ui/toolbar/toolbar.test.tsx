import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { Toolbar } from './toolbar.tsx';

afterEach(() => page.viewport(1280, 800));

const ALL = [{ id: 'all', label: 'All' }];

test.each([
  [1440, 1152, 1],
  [600, 504, 3],
])(
  'SCR-2 at %i px the named fields of a list begin and end on the edges of the page',
  async (window, room, rows) => {
    await page.viewport(window, 900);
    const screen = await render(
      <div style={{ width: room }}>
        <Toolbar label="Filters" isOfFields>
          <SearchField
            label="Words"
            isLabelled
            value=""
            onChange={() => {}}
            clearLabel="Clear"
            size="field"
          />
          {['Who', 'Action', 'Concerns'].map((label) => (
            <Select key={label} label={label} options={ALL} value="all" onChange={() => {}} />
          ))}
          <div style={{ display: 'flex', width: room === 504 ? '100%' : 288 }}>Period</div>
        </Toolbar>
      </div>,
    );
    await document.fonts.ready;
    // The search has its label above, as the fields next to it.
    await expect.element(screen.getByText('Words', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: 'Words' })).toBeVisible();
    const edge = screen.container.getBoundingClientRect().left;
    const fields = [...(document.querySelector('section > div')?.children ?? [])];
    const boxes = fields.map((field) => field.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    expect(tops).toHaveLength(rows);
    for (const top of tops) {
      const row = boxes.filter((box) => box.top === top);
      expect(Math.min(...row.map(({ left }) => left)) - edge).toBeCloseTo(0, 0);
      expect(Math.max(...row.map(({ right }) => right)) - edge).toBeCloseTo(room, 0);
    }
  },
);
