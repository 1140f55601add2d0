import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../../../docs/exchange.md');

/** The columns that the page of formats tells of a sheet of a workbook, in their order; empty where it tells of none. */
export function toldColumns(workbook: 'session' | 'period' | 'taster', sheet: string): string[] {
  const row = readFileSync(PAGE, 'utf8')
    .split('\n')
    .find((line) => {
      const [, of, name] = line.split('|').map((cell) => cell.trim());
      return of === workbook && name === `\`${sheet}\``;
    });
  const [, , , columns = ''] = row?.split('|') ?? [];
  return [...columns.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}
