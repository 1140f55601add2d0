import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { boxId } from '../points/points-box.tsx';
import { HEATING_ID } from './heating-device.tsx';
import { rowId } from './sheet-row.tsx';

/** BTH-42: brings a point of the review into view, marks it until the next act, and gives the focus to the control that is meant. */
export function goToGap(gap: SheetGap): void {
  const id = placeOf(gap);
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.querySelector<HTMLElement>(CONTROLS[gap.code]);
  // What a row asks for besides its line is marked itself, and not the line, which is answered.
  const meant = control?.closest<HTMLElement>('[data-asked]') ?? place;
  if (meant !== null) mark(meant);
  control?.focus();
  // What stands there opens the field that is meant.
  if (gap.code === 'heating-device-missing' && control instanceof HTMLButtonElement)
    control.click();
}

/** What is asked for at times only, while it is: what waits in its free place takes no focus. */
const ASKED = '[data-asked] :is(button, [role=radio])';

/** The control that settles a point: never the one beside it, where the next key would give another answer. */
const CONTROLS: Readonly<Record<SheetGap['code'], string>> = {
  'mark-blank': '[role=slider]',
  'fruity-kind-missing': ASKED,
  'fruity-kind-contradicts': ASKED,
  'descriptor-missing': ASKED,
  'descriptor-contradicts': ASKED,
  'heating-device-missing': 'button, input',
  'points-blank': 'input, button, [tabindex]',
};

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
