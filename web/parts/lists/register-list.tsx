import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { Page as RowPage } from '../../../domain/lists/list-page.ts';
import type { SamplesQuery } from '../../../domain/samples/samples-query.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { HEIGHT as BULK_BAR } from '../../ui/bulk-bar/bulk-bar.css.ts';
import { BulkBar } from '../../ui/bulk-bar/bulk-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Toolbar } from '../../ui/toolbar/toolbar.tsx';
import { refusalOf } from '../http/problem-error.ts';
import { RefusalWords } from '../messages/refusal-note.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ListPages } from './list-pages.tsx';
import { isNarrowed, listQueryOf, PAGE_SIZE, readListSearch, WIDE } from './list-search.ts';
import { fileColumns, type ListColumn, seenColumns } from './register-column.ts';
import { useExport } from './use-export.ts';
import { type SearchReader, SearchReading, useListSearch } from './use-list-search.ts';
import { usePages } from './use-pages.ts';
import { useTypedSearch } from './use-typed-search.ts';

/**
 * List of a register, with search, filters, sorting and pagination by the server. The URL stores
 * its state.
 */
export function RegisterList<Row>(props: {
  readonly name: string;
  readonly title: string;
  readonly searchLabel: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowHref: (row: Row) => string;
  readonly isDimmed?: (row: Row) => boolean;
  readonly defaultSort: { readonly column: string; readonly direction: 'ascending' | 'descending' };
  readonly fetchPage: (query: SamplesQuery, signal?: AbortSignal) => Promise<RowPage<Row>>;
  /** Reads the search parameters that this list uses; by default those that every list uses. */
  readonly readSearch?: SearchReader;
  readonly filters: ReactNode;
  readonly actions: ReactNode;
  readonly empty: ReactNode;
  readonly above?: ReactNode;
  /** Whether it has more columns than fit on a portrait page when printed. */
  readonly isWideOnPaper?: boolean;
  /** Bulk actions on the selected rows; without them rows cannot be selected. */
  readonly bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const readSearch = props.readSearch ?? readListSearch;
  const { search, change } = useListSearch(readSearch);
  const [typed, setTyped] = useTypedSearch(search.search ?? '', (text) =>
    change({ search: text === '' ? undefined : text }),
  );
  const query = listQueryOf(search);
  const answer = useQuery({
    queryKey: [props.name, 'list', query],
    queryFn: ({ signal }) => props.fetchPage(query, signal),
    placeholderData: keepPreviousData,
  });
  const chosen = useChosenRows(answer.data?.rows ?? [], props.rowId);
  const count = chosen.rows.length;
  const extra = props.columns.filter(({ isExtra }) => isExtra).map(({ id }) => id);
  const { hidden, setHidden } = useShownColumns(props.name, extra);
  const shown = props.columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.has(id));
  const columns = seenColumns(shown, answer.data?.rows);
  const save = useExport({
    name: props.name,
    title: props.title,
    search,
    columns: fileColumns(props.columns, shown),
    fetchPage: props.fetchPage,
  });

  const size = search.size ?? PAGE_SIZE;
  const all = answer.data?.total ?? 0;
  const isEmpty = all === 0 && !answer.isPending;
  const total = formatNumber(all, 0, locale);
  const go = useCallback(
    (page: number) => change({ page: page === 1 ? undefined : page }),
    [change],
  );
  const asked = search.page ?? 1;
  const pages = usePages({ asked, size, answer, go });

  return (
    <SearchReading value={readSearch}>
      <Page isWideOnPaper={props.isWideOnPaper}>
        <PageHeader
          title={props.title}
          lede={answer.data ? t`${total} in this list` : ''}
          actions={
            <>
              <ExportMenu pending={save.pending} save={(kind) => save.save(kind)} />
              {props.actions}
            </>
          }
        />
        {props.above}
        <Toolbar
          label={t`Search and filters`}
          end={
            <ColumnChoice
              columns={seenColumns(props.columns).filter(({ isRowHeader }) => !isRowHeader)}
              hidden={hidden}
              onChange={setHidden}
            />
          }
        >
          <SearchField
            label={props.searchLabel}
            placeholder={props.searchLabel}
            value={typed}
            onChange={setTyped}
            clearLabel={t`Clear the search`}
            shortcut="/"
          />
          {props.filters}
          {isNarrowed(search) && (
            <Button variant="quiet" onPress={() => change(WIDE)}>
              <Trans>Clear</Trans>
            </Button>
          )}
        </Toolbar>
        {answer.isError && (
          <Note
            kind="error"
            isLive
            actions={
              <Button onPress={() => void answer.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <RefusalWords refusal={refusalOf(answer.error)} />
          </Note>
        )}
        {props.bulk === undefined || (isEmpty && count === 0) ? null : (
          <BulkBar
            count={count}
            hint={t`Select rows to act on several at once`}
            text={t`${count} selected`}
            clearLabel={t`Clear the selection`}
            onClear={chosen.clear}
          >
            {props.bulk(chosen.rows, chosen.clear)}
            <ExportMenu
              chosen={count}
              pending={save.pending}
              save={(kind) => save.save(kind, chosen.rows)}
            />
          </BulkBar>
        )}
        {/* A list that failed to load is not an empty list, so its empty state is not shown. */}
        {(!answer.isError || answer.data !== undefined) && (
          <Table
            {...(props.bulk === undefined
              ? {}
              : { selected: chosen.ids, onSelectedChange: chosen.choose })}
            label={props.title}
            columns={columns}
            rows={answer.data?.rows ?? []}
            rowId={props.rowId}
            rowHref={props.rowHref}
            stickyTop={count === 0 ? 0 : BULK_BAR}
            {...(props.isDimmed === undefined ? {} : { isDimmed: props.isDimmed })}
            isLoading={answer.isPending || (all > 0 && answer.data?.rows.length === 0)}
            loadingLabel={t`Loading`}
            sort={{
              column: search.sort ?? props.defaultSort.column,
              direction: search.direction ?? props.defaultSort.direction,
            }}
            onSortChange={({ column, direction }) => change({ sort: column, direction })}
            empty={
              isNarrowed(search) ? (
                <EmptyState title={t`No entries found`}>
                  <Trans>Change the search or the filters.</Trans>
                </EmptyState>
              ) : (
                props.empty
              )
            }
          />
        )}
        {all > 0 && (
          <ListPages
            pages={pages}
            total={all}
            onPageChange={(next) => change({ page: next })}
            sizes={{
              size,
              sizes: [10, 25, 50, 100],
              onSizeChange: (next) => change({ size: next }),
            }}
          />
        )}
      </Page>
    </SearchReading>
  );
}

/** The selected rows of a list. */
type ChosenRows<Row> = {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Row[];
  /** Sets which rows of the current page are selected; the selection on other pages stays. */
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
};

/**
 * React hook for the row selection of a list. A selected row stays selected when it leaves the
 * visible page. That happens by pagination, or when a bulk action changes the row so that the
 * filter no longer matches. So a bulk action can show its result for each row. A row that is still
 * in the answer has its newest values.
 */
export function useChosenRows<Row>(
  shown: readonly Row[],
  rowId: (row: Row) => string,
): ChosenRows<Row> {
  const [held, setHeld] = useState<ReadonlyMap<string, Row>>(new Map());
  const here = new Map(shown.map((row) => [rowId(row), row]));
  return {
    ids: new Set(held.keys()),
    rows: [...held].map(([id, row]) => here.get(id) ?? row),
    choose: (ids) => {
      const elsewhere = [...held].filter(([id]) => !here.has(id));
      setHeld(new Map([...elsewhere, ...[...here].filter(([id]) => ids.has(id))]));
    },
    clear: () => setHeld(new Map()),
  };
}

/** Prefix of the stored id of an extra column that is shown. */
const SHOWN = '+';

/**
 * React hook for the columns that this device hides in a list (LST-11). Extra columns are hidden
 * until the user chooses them. The column that names the row is never hidden by a list.
 */
export function useShownColumns(
  list: string,
  extra: readonly string[],
): {
  readonly hidden: ReadonlySet<string>;
  readonly setHidden: (ids: readonly string[]) => void;
} {
  const key = `columns.${list}`;
  const [kept, setKept] = useState<readonly string[]>(() =>
    (localStorage.getItem(key) ?? '').split(',').filter((id) => id !== ''),
  );
  return {
    hidden: new Set([...kept, ...extra.filter((id) => !kept.includes(SHOWN + id))]),
    setHidden: (ids) => {
      const shown = extra.filter((id) => !ids.includes(id)).map((id) => SHOWN + id);
      const next = [...ids.filter((id) => !extra.includes(id)), ...shown];
      localStorage.setItem(key, next.join(','));
      setKept(next);
    },
  };
}

/**
 * Menu that shows and hides the columns of a list. The column that names the row is always shown.
 */
function ColumnChoice({
  columns,
  hidden,
  onChange,
}: {
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: readonly string[]) => void;
}) {
  const { t } = useLingui();
  return (
    <Popover
      title={t`Columns`}
      closeLabel={t`Close`}
      trigger={
        <Button variant="plain" icon={Columns3}>
          <Trans>Columns</Trans>
        </Button>
      }
    >
      <CheckboxGroup
        label={t`Shown`}
        options={columns.map(({ id, name }) => ({ id, label: name }))}
        value={columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
        onChange={(shown) =>
          onChange(columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => id))
        }
      />
    </Popover>
  );
}
