import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { boxId } from '../points/points-box.tsx';
import { HEATING_ID } from './heating-device.tsx';
import { rowId } from './sheet-row.tsx';

/** Brings a point of the review into view, marks it until the next act, and gives its first control the focus. */
export function goToGap(gap: SheetGap): void {
  const id = placeOf(gap);
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  if (place !== null) mark(place);
  const control = place?.querySelector<HTMLElement>('button, input, [role=slider], [tabindex]');
  control?.focus();
  // What stands there opens the field that is meant.
  if (gap.code === 'heating-device-missing' && control instanceof HTMLButtonElement)
    control.click();
}

/** The ring of the focus alone would not do: after a tap the browser shows none. */
function mark(place: HTMLElement): void {
  const acts = new AbortController();
  const end = (): void => {
    acts.abort();
    delete place.dataset['goneTo'];
  };
  place.dataset['goneTo'] = '';
  for (const act of ['pointerdown', 'keydown'])
    window.addEventListener(act, end, { capture: true, signal: acts.signal });
}

function placeOf(gap: SheetGap): string {
  if (gap.code === 'points-blank') return boxId(gap.item);
  return gap.attribute === null ? HEATING_ID : rowId(gap.attribute);
}
