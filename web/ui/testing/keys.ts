import { cdp } from 'vitest/browser';

/**
 * Keys of a numeric keypad other than digits. The decimal key writes a comma in Spain and Italy.
 */
const KEYPAD: Readonly<Record<string, string>> = {
  '/': 'NumpadDivide',
  '-': 'NumpadSubtract',
  '.': 'NumpadDecimal',
  ',': 'NumpadDecimal',
};

const press = (type: 'keyDown' | 'keyUp', key: string, more: object): Promise<unknown> =>
  cdp().send('Input.dispatchKeyEvent', {
    type,
    key,
    ...(type === 'keyDown' ? { text: key } : {}),
    ...more,
  });

/** The browser processes the keys in this order, however fast they follow. */
const pressAll = async (text: string, more: (key: string) => object): Promise<void> => {
  await Promise.all(
    [...text].flatMap((key) => [press('keyDown', key, more(key)), press('keyUp', key, more(key))]),
  );
};

/** Types characters on a keyboard, as fast as possible. */
export const typeQuickly = (text: string): Promise<void> => pressAll(text, () => ({}));

/** Types characters on a numeric keypad. */
export const typeOnKeypad = (text: string): Promise<void> =>
  pressAll(text, (key) => ({ code: KEYPAD[key] ?? `Numpad${key}`, isKeypad: true, location: 3 }));
