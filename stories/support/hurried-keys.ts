import type { Page } from 'playwright-core';
import { z } from 'zod';

/** What a hand that still rests on the keyboard, or a scanner, may send into a screen that has just come. */
const KEYS = ['Enter', ' ', 'ArrowRight', 'Home', 'End', 'Delete', '5'] as const;

const hurriedSchema = z.object({
  /** What the page calls the screen that had come. */
  screen: z.string(),
  key: z.string(),
  isRepeat: z.boolean(),
  /** Whether the screen took it. */
  isTaken: z.boolean(),
});

/** A key that was sent into a screen as it came. */
export type Hurried = Readonly<z.infer<typeof hurriedSchema>>;

/**
 * BTH-16: from now on some keys, drawn anew for each screen of the booth, are sent to what has the focus as the screen comes,
 * pressed or as if they were held. Answers what became of them so far.
 */
export async function hurryKeys(page: Page): Promise<readonly Hurried[]> {
  const sent: Hurried[] = [];
  await page.exposeFunction('toldHurried', (told: unknown) => {
    sent.push(hurriedSchema.parse(told));
  });
  await page.addInitScript((keys) => {
    let last = '';
    const send = (): void => {
      const screen = document.documentElement?.dataset['justOpened'] ?? '';
      const isAnother = screen !== '' && screen !== last;
      last = screen;
      if (!isAnother) return;
      for (let times = 0; times < 4; times += 1) {
        const key = keys[Math.floor(Math.random() * keys.length)] ?? 'Enter';
        const repeat = Math.random() < 0.3;
        const target = document.activeElement ?? document.body;
        // A letter that is written into a field answers nothing (BTH-16).
        if (key.length === 1 && /^(?:INPUT|TEXTAREA)$/.test(target.tagName)) continue;
        const init = { key, repeat, bubbles: true, cancelable: true };
        const isTaken = target.dispatchEvent(new KeyboardEvent('keydown', init));
        target.dispatchEvent(new KeyboardEvent('keyup', init));
        const title = document.querySelector('h1, h2')?.textContent ?? '';
        const told = Reflect.get(window, 'toldHurried');
        if (typeof told === 'function')
          told({ screen: `${location.pathname} ${title}`, key, isRepeat: repeat, isTaken });
      }
    };
    new MutationObserver(send).observe(document, {
      ...{ subtree: true, attributes: true },
      attributeFilter: ['data-just-opened'],
    });
  }, KEYS);
  return sent;
}
