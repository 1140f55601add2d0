import type { Page } from 'playwright-core';
import { z } from 'zod';
import { freshSeed } from '../../tools/property-seeds.ts';

/**
 * Keys that a hand on the keyboard, or a barcode scanner, may send to a screen that has just
 * opened.
 */
const KEYS = ['Enter', ' ', 'ArrowRight', 'Home', 'End', 'Delete', '5'] as const;

const hurriedSchema = z.object({
  /** The name of the screen that had opened. */
  screen: z.string(),
  key: z.string(),
  isRepeat: z.boolean(),
  /** Whether the screen accepted the key, that is, did not cancel the event. */
  isTaken: z.boolean(),
  /** The seed of the random keys; set `PROPERTY_SEED` to it to repeat them. */
  seed: z.int(),
});

/** A key that was sent to a screen right after it opened. */
export type Hurried = Readonly<z.infer<typeof hurriedSchema>>;

/**
 * Sends random keys to the focused element of each screen of the booth as it opens, pressed or held
 * (BTH-16). Returns the keys sent so far, and whether each was accepted.
 */
export async function hurryKeys(page: Page): Promise<readonly Hurried[]> {
  const sent: Hurried[] = [];
  const seed = freshSeed(process.env['PROPERTY_SEED']);
  await page.exposeFunction('toldHurried', (told: unknown) => {
    sent.push(hurriedSchema.parse(told));
  });
  await page.addInitScript(
    ({ keys, seed }) => {
      let last = '';
      let drawn = seed;
      const draw = (): number => {
        drawn = (drawn * 16_807) % 0x7fffffff;
        return drawn / 0x7fffffff;
      };
      const send = (): void => {
        const screen = document.documentElement?.dataset['justOpened'] ?? '';
        const isAnother = screen !== '' && screen !== last;
        last = screen;
        if (!isAnother) return;
        for (let times = 0; times < 4; times += 1) {
          const key = keys[Math.floor(draw() * keys.length)] ?? 'Enter';
          const repeat = draw() < 0.3;
          const target = document.activeElement ?? document.body;
          // A letter typed into a field answers nothing (BTH-16).
          if (key.length === 1 && /^(?:INPUT|TEXTAREA)$/.test(target.tagName)) continue;
          const init = { key, repeat, bubbles: true, cancelable: true };
          const isTaken = target.dispatchEvent(new KeyboardEvent('keydown', init));
          target.dispatchEvent(new KeyboardEvent('keyup', init));
          const title = document.querySelector('h1, h2')?.textContent ?? '';
          const told = Reflect.get(window, 'toldHurried');
          if (typeof told === 'function')
            told({ screen: `${location.pathname} ${title}`, key, isRepeat: repeat, isTaken, seed });
        }
      };
      new MutationObserver(send).observe(document, {
        subtree: true,
        attributes: true,
        attributeFilter: ['data-just-opened'],
      });
    },
    { keys: KEYS, seed: seed || 1 },
  );
  return sent;
}
