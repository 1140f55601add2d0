import { type AttributeKey, isAttributeKey } from '../../../domain/words/attributes.ts';

/** Where a device keeps the line last answered; the browser's local storage. */
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'lastLine';

/** Keeps which line of which sheet was answered last, so that a reload comes back to it. */
export function keepLastLine(keeper: Keeper, birth: string, attribute: AttributeKey): void {
  try {
    keeper.setItem(KEY, `${birth} ${attribute}`);
  } catch {
    // Without room the sheet comes back at its heading.
  }
}

/** BTH-13: the line last answered on a sheet by this device, or null. */
export function lastLine(keeper: Keeper, birth: string): AttributeKey | null {
  try {
    const [sheet, attribute] = (keeper.getItem(KEY) ?? '').split(' ');
    return sheet === birth && isAttributeKey(attribute) ? attribute : null;
  } catch {
    return null;
  }
}
