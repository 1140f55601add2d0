import { CircleSlash, Columns3, FlaskConical, Printer } from 'lucide-react';
import { useState } from 'react';
import { BulkBar } from '../bulk-bar/bulk-bar.tsx';
import { Button } from '../button/button.tsx';
import { DefinitionList } from '../definition-list/definition-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { Link } from '../link/link.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { StateMark } from '../state-mark/state-mark.tsx';
import type { Column, Sort } from '../table/column.ts';
import { GroupedTable } from '../table/grouped-table.tsx';
import { Table } from '../table/table.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Exhibit } from './exhibit.tsx';

type Row = {
  readonly code: string;
  readonly left: number;
  readonly median: string;
  readonly state: 'done' | 'flag' | 'off';
  readonly word: string;
};

const ROWS: readonly Row[] = [
  { code: 'S-26-0421', left: 95, median: '0.8', state: 'flag', word: 'Repeat' },
  { code: 'S-26-0420', left: 120, median: '0.0', state: 'done', word: 'Validated' },
  { code: 'S-26-0412', left: 60, median: '4.2', state: 'done', word: 'Validated' },
  { code: 'S-26-0398', left: 0, median: '0.0', state: 'off', word: 'Not active' },
];

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'code',
    header: 'Code',
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Link href="/ui" strong>
        {row.code}
      </Link>
    ),
  },
  {
    id: 'presentation',
    header: 'Presentation',
    hideBelow: 'desk',
    cell: () => 'Glass bottle, 250 mL',
  },
  { id: 'left', header: 'Remaining, mL', isSortable: true, align: 'end', cell: (row) => row.left },
  { id: 'median', header: 'Median', align: 'end', hideBelow: 'tablet', cell: (row) => row.median },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <StateMark state={row.state}>{row.word}</StateMark>,
  },
];

/** Component catalogue: lists, with search and filters, table, pagination, and empty state. */
export function ListExhibits() {
  return (
    <>
      <Exhibit id="lists" span={2} title="Table">
        <Samples />
      </Exhibit>
      <Exhibit span={2} title="Table of groups">
        <GroupedTable
          columns={COLUMNS}
          groups={[
            {
              id: 'today',
              head: <strong>20 Nov 2026</strong>,
              mark: <StateMark state="waiting">Open</StateMark>,
              end: <Button size="dense">Accept the day</Button>,
              rows: ROWS.slice(0, 2),
            },
            {
              id: 'before',
              head: <strong>13 Nov 2026</strong>,
              mark: <StateMark state="done">Accepted</StateMark>,
              end: null,
              rows: ROWS.slice(2),
            },
          ]}
          label="Samples by day"
          markAt="state"
          rowId={(row) => row.code}
        />
      </Exhibit>
      <Exhibit title="Empty, loading, facts">
        <EmptyState
          actions={
            <>
              <Button variant="primary">Register a sample</Button>
              <Button variant="quiet">Import</Button>
            </>
          }
          icon={FlaskConical}
          title="No sample yet"
        >
          Register one, or bring a list from a CSV file.
        </EmptyState>
        <Table
          columns={COLUMNS.slice(0, 1)}
          isLoading
          label="Samples on their way"
          loadingLabel="Loading"
          rowId={(row) => row.code}
          rows={[]}
        />
        <DefinitionList
          items={[
            { term: 'N', value: '8 valid' },
            { term: 'Quartiles by', value: 'type 7, panel setting' },
          ]}
        />
        <DefinitionList
          items={[
            { term: 'Received', value: '20 Nov 2026' },
            { term: 'Remaining', value: '95\u00a0mL' },
          ]}
          layout="stack"
        />
      </Exhibit>
    </>
  );
}

function Samples() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['S-26-0412']));
  const [sort, setSort] = useState<Sort>({ column: 'code', direction: 'descending' });
  const [isNarrowed, setNarrowed] = useState(true);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(12);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = [...ROWS].sort((one, other) =>
    sort.column === 'left'
      ? sign * (one.left - other.left)
      : sign * one.code.localeCompare(other.code),
  );
  return (
    <>
      <Toolbar
        end={
          <Button icon={Columns3} variant="plain">
            Columns
          </Button>
        }
        label="Filters"
      >
        {isNarrowed && (
          <FilterChip
            label="Category"
            onRemove={() => setNarrowed(false)}
            removeLabel="Remove the filter: Class"
            value="virgin"
          />
        )}
        <FilterChip label="Defect" />
      </Toolbar>
      <BulkBar
        count={selected.size}
        hint="Select rows to act on several at once"
        clearLabel="Unselect"
        onClear={() => setSelected(new Set())}
        text={`${selected.size} selected`}
      >
        <Button icon={CircleSlash} size="dense" variant="quiet">
          Deactivate
        </Button>
        <Button icon={Printer} size="dense" variant="quiet">
          Labels
        </Button>
      </BulkBar>
      <Table
        columns={COLUMNS}
        isDimmed={(row) => row.state === 'off'}
        label="Samples"
        onSelectedChange={setSelected}
        onSortChange={setSort}
        rowId={(row) => row.code}
        rows={rows}
        selected={selected}
        sort={sort}
      />
      <Pagination
        label="Pages"
        nextLabel="Next page"
        onPageChange={setPage}
        onPageSizeChange={setSize}
        page={page}
        pageCount={4}
        pageLabel={(number) => `Page ${number}`}
        pageSize={size}
        pageSizes={[12, 24, 48]}
        previousLabel="Previous page"
        rangeText="1 to 12 of 38"
        rowsLabel="Rows"
      />
    </>
  );
}
