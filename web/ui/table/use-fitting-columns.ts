import { media } from '../../theme/breakpoints.ts';
import { useMedia } from '../media/use-media.ts';
import type { Column } from './column.ts';

/**
 * Columns that fit the current screen width. Print shows all of them: tables are set smaller there
 * (SCR-24).
 */
export function useFittingColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const has = {
    tablet: useMedia(media.tablet),
    desk: useMedia(media.desk),
    wide: useMedia(media.wide),
  };
  const isPaper = useMedia('print');
  if (isPaper) return columns;
  return columns.filter((column) => column.hideBelow === undefined || has[column.hideBelow]);
}
