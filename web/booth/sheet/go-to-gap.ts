import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { boxId } from '../points/points-box.tsx';
import { HEATING_ID } from './heating-device-control.tsx';
import { rowId } from './sheet-row.tsx';

/**
 * Leads from the review to a gap: scrolls it into view, marks it until the next input, and moves
 * the focus to its control (BTH-42).
 */
export function goToGap(gap: SheetGap): void {
  const id = placeOf(gap);
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.querySelector<HTMLElement>(CONTROLS[gap.code]);
  // If a row's second question is meant, it is marked itself, and not the line, which is answered.
  const meant = control?.closest<HTMLElement>('[data-asked]') ?? place;
  if (meant !== null) mark(meant);
  control?.focus();
  // This button opens the field that is meant.
  if (gap.code === 'heating-device-missing' && control instanceof HTMLButtonElement)
    control.click();
}

/**
 * Selector of a question that is asked only at times, while it is visible. A hidden one takes no
 * focus.
 */
const ASKED = '[data-asked] :is(button, [role=radio])';

/**
 * Selectors of the control that settles a gap: never another one, where the next key would give a
 * different answer.
 */
const CONTROLS: Readonly<Record<SheetGap['code'], string>> = {
  'mark-blank': '[role=slider]',
  'fruity-kind-missing': ASKED,
  'fruity-kind-contradicts': ASKED,
  'descriptor-missing': ASKED,
  'descriptor-contradicts': ASKED,
  'heating-device-missing': 'button, input',
  'points-blank': 'input, button, [tabindex]',
};

/**
 * Marks a place until the next input. The focus ring is not enough: browsers show none after a tap.
 */
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
