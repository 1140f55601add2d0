import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = join(import.meta.dirname, '../../../../docs/exchange.md');

/**
 * The columns of a workbook's sheet as docs/exchange.md documents them, in order. Empty where that
 * page documents none.
 */
export function documentedColumns(
  workbook: 'session' | 'period' | 'taster',
  sheet: string,
): string[] {
  const row = readFileSync(PAGE, 'utf8')
    .split('\n')
    .find((line) => {
      const [, of, name] = line.split('|').map((cell) => cell.trim());
      return of === workbook && name === `\`${sheet}\``;
    });
  const [, , , columns = ''] = row?.split('|') ?? [];
  return [...columns.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}
