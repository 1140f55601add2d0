import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Column, Sort } from './column.ts';
import { FigureTable } from './figure-table.tsx';
import { Table } from './table.tsx';

type Sample = { readonly code: string };

const ROWS: readonly Sample[] = [{ code: 'S-1' }, { code: 'S-2' }, { code: 'S-3' }];

const COLUMNS: readonly Column<Sample>[] = [
  {
    id: 'code',
    header: 'Code',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => row.code,
  },
  { id: 'state', header: 'State', cell: () => 'Validated' },
];

function Samples(props: { readonly onOpen?: (code: string) => void }) {
  const { onOpen } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>({ column: 'code', direction: 'ascending' });
  const rows = sort.direction === 'ascending' ? ROWS : [...ROWS].reverse();
  return (
    <>
      <output>{[...selected].join(' ')}</output>
      <Table
        columns={COLUMNS}
        label="Samples"
        onSelectedChange={setSelected}
        onSortChange={setSort}
        rowId={(row) => row.code}
        rows={rows}
        selected={selected}
        sort={sort}
        onRowAction={onOpen && ((row) => onOpen(row.code))}
      />
    </>
  );
}

test('GEN-LIST a head sorts by click and by Enter, and says the order', async () => {
  const screen = await render(<Samples />);
  const head = screen.getByRole('columnheader', { name: 'Code' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await head.click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await expect.element(screen.getByRole('row').nth(1)).toHaveAccessibleName('S-3');
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
});

test('SCR-47 a cell without a value shows a dash, and a cell with one shows none', async () => {
  const columns: readonly Column<Sample>[] = [
    ...COLUMNS,
    { id: 'phone', header: 'Phone', cell: () => '' },
    { id: 'report', header: 'Report', align: 'end', cell: () => null },
    { id: 'acts', header: '', spoken: 'Actions', isActs: true, cell: () => null },
  ];
  const screen = await render(
    <>
      <Table columns={columns} label="List" rowId={(row) => row.code} rows={ROWS.slice(0, 1)} />
      <FigureTable columns={columns} rowId={(row) => row.code} rows={ROWS.slice(0, 1)} />
    </>,
  );
  await expect.element(screen.getByText('Validated').first()).toBeVisible();
  const shown = [...screen.container.querySelectorAll('tbody > tr')].map((row) =>
    [...row.children].map((cell) => getComputedStyle(cell, '::before').content.slice(0, 3)),
  );
  const one = ['non', 'non', '"–"', '"–"', 'non'];
  expect(shown).toEqual([one, one]);
});

test('GEN-LIST rows are selected by Space, by their boxes, and all at once', async () => {
  const screen = await render(<Samples />);
  const chosen = screen.getByRole('status');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.element(chosen).toHaveTextContent('S-2');
  await screen.getByRole('row', { name: 'S-3' }).getByRole('checkbox').click({ force: true });
  await expect.element(chosen).toHaveTextContent('S-2 S-3');
  await screen.getByRole('columnheader').first().getByRole('checkbox').click({ force: true });
  await expect.element(chosen).toHaveTextContent('S-1 S-2 S-3');
});

test('GEN-LIST a row is opened by Enter', async () => {
  const onOpen = vi.fn();
  await render(<Samples onOpen={onOpen} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => onOpen.mock.lastCall).toEqual(['S-2']);
});

const WIDE: readonly Column<Sample>[] = [
  ...COLUMNS,
  { id: 'more', header: 'More', cell: () => <div style={{ width: '400px' }}>Words</div> },
  { id: 'acts', header: 'Acts', isActs: true, cell: () => <button type="button">Open</button> },
];

test.each(Object.entries({ Table, FigureTable }))(
  'SCR-27 what is done with a row is in sight of a list that is wider than its room: %s',
  async (_name, List) => {
    const screen = await render(
      <div style={{ width: '280px' }}>
        <List columns={WIDE} label="Samples" rows={ROWS} rowId={({ code }) => code} />
      </div>,
    );
    const act = screen.getByRole('button', { name: 'Open' }).first();
    await expect.poll(() => act.element().getBoundingClientRect().right).toBeLessThanOrEqual(280);
  },
);

test.each(Object.entries({ Table, FigureTable }))(
  'SCR-2 a list that is a little wider than its room is marked so once, and does not flicker: %s',
  async (_name, List) => {
    const list = (width: string) => (
      <div style={{ width }}>
        <List columns={WIDE} label="Samples" rows={ROWS} rowId={({ code }) => code} />
      </div>
    );
    const screen = await render(list('min-content'));
    const table = screen.container.querySelector('table');
    const room = table?.parentElement;
    if (table === null || room == null) throw new Error('no list');
    const needed = table.offsetWidth;
    const marked = vi.fn();
    const observer = new MutationObserver(marked);
    observer.observe(room, { attributeFilter: ['data-wider'] });
    await screen.rerender(list(`${needed - 3}px`));
    await expect.poll(() => marked.mock.calls.length).toBeGreaterThan(0);
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    observer.disconnect();
    expect(room.hasAttribute('data-wider')).toBe(true);
    expect(marked).toHaveBeenCalledTimes(1);
  },
);

test('SCR-29 a list that goes on beyond the edge of its room fades there, and at the other edge once it was scrolled', async () => {
  const screen = await render(
    <div style={{ width: 240 }}>
      <Table label="Wide" columns={WIDE} rows={ROWS} rowId={({ code }) => code} />
    </div>,
  );
  const room = screen.getByRole('grid').element().parentElement;
  if (room === null) throw new Error('no room');
  const marks = () => ['data-more-start', 'data-more-end'].map((name) => room.hasAttribute(name));
  await expect.poll(marks).toEqual([false, true]);
  expect(getComputedStyle(room).maskImage).toContain('gradient');
  room.scrollTo({ left: room.scrollWidth });
  await expect.poll(marks).toEqual([true, false]);
});

test('SCR-24 SCR-40 on paper a list has all its columns, whatever the width of the window', async () => {
  await page.viewport(718, 900);
  const further: Column<Sample>[] = (['tablet', 'desk', 'wide'] as const).map((hideBelow) => ({
    id: hideBelow,
    header: `from ${hideBelow}`,
    hideBelow,
    cell: () => '',
  }));
  const screen = await render(
    <Table
      columns={[...COLUMNS, ...further]}
      label="Samples"
      rowId={(row) => row.code}
      rows={ROWS}
    />,
  );
  const heads = () => screen.getByRole('columnheader').elements().length;
  await expect.poll(heads).toBe(3);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(heads).toBe(5);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await page.viewport(1280, 800);
});
