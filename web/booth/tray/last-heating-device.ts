import type { TastingCode } from '../../../domain/words/ids.ts';
import type { SheetView, TrayGlass } from '../tray-state/glass-state.ts';

/** The heating device a sheet already names, else that of the glass before it, to be offered again. */
export function lastHeatingDevice(
  glasses: readonly TrayGlass[],
  sheets: ReadonlyMap<TastingCode, Pick<SheetView, 'value'>>,
  code: TastingCode,
): string {
  const before = glasses.slice(0, glasses.findIndex((glass) => glass.code === code) + 1);
  const named = before.map((glass) => sheets.get(glass.code)?.value?.heatingDevice.trim() ?? '');
  return named.findLast((text) => text !== '') ?? '';
}
