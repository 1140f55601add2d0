import type { Page } from 'playwright-core';
import { z } from 'zod';
import { freshSeed } from '../../tools/property-seeds.ts';

/** What a hand that still rests on the keyboard, or a scanner, may send into a screen that has just come. */
const KEYS = ['Enter', ' ', 'ArrowRight', 'Home', 'End', 'Delete', '5'] as const;

const hurriedSchema = z.object({
  /** What the page calls the screen that had come. */
  screen: z.string(),
  key: z.string(),
  isRepeat: z.boolean(),
  /** Whether the screen took it. */
  isTaken: z.boolean(),
  /** What the keys were drawn by: `PROPERTY_SEED` draws them again. */
  seed: z.int(),
});

/** A key that was sent into a screen as it came. */
export type Hurried = Readonly<z.infer<typeof hurriedSchema>>;

/**
 * BTH-16: from now on some keys, drawn anew for each screen of the booth, are sent to what has the focus as the screen comes,
 * pressed or as if they were held. Answers what became of them so far.
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
          // A letter that is written into a field answers nothing (BTH-16).
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
