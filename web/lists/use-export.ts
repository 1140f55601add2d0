import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { ListQuery, Page } from '../../domain/http/api.ts';
import { type ListSearch, listQueryOf } from '../app/list-search.ts';
import { refusalOf } from '../http/problem-error.ts';
import { refusalMessage } from '../messages/refusal-message.ts';
import { useToast } from '../ui/toast/use-toast.ts';
import { toCsv } from '../../domain/registers/write-csv.ts';
import type { RegisterColumn } from './register-column.ts';
import { saveFile } from './save-file.ts';

const SIZE = 200;

/** Saves what a list shows, all its pages, as CSV with the columns that are shown. */
export function useExport<Row>(parts: {
  readonly name: string;
  readonly search: ListSearch;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly fetchPage: (query: ListQuery) => Promise<Page<Row>>;
}): { readonly pending: boolean; readonly save: () => void } {
  const { i18n } = useLingui();
  const show = useToast();
  const [pending, setPending] = useState(false);

  async function run(): Promise<void> {
    const rows: Row[] = [];
    let total = 1;
    for (let page = 1; rows.length < total; page += 1) {
      const answer = await parts.fetchPage(listQueryOf({ ...parts.search, page, size: SIZE }));
      if (answer.rows.length === 0) break;
      rows.push(...answer.rows);
      total = answer.total;
    }
    const lines = rows.map((row) => parts.columns.map((column) => column.text(row)));
    const csv = toCsv([parts.columns.map((column) => column.name), ...lines]);
    saveFile(`${parts.name}.csv`, 'text/csv;charset=utf-8', csv);
  }

  return {
    pending,
    save: () => {
      if (pending) return;
      setPending(true);
      run()
        .catch((problem: unknown) =>
          show({ text: i18n._(refusalMessage(refusalOf(problem))), isToRead: true }),
        )
        .finally(() => setPending(false));
    },
  };
}
