import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * The rules of axe that check colours. All other rules give the same result in both colour schemes.
 */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Finds accessibility errors of a page with axe: the rule, the number of places, and the first of
 * them. React Aria's live region is left out, because it names buttons that may be gone, and is
 * removed after some seconds. Axe runs in the page itself, which has no frames, and collects only
 * errors, which takes half the time.
 */
export async function axeFindings(page: Page, { only }: { only?: 'colours' } = {}) {
  await page.evaluate(ended);
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ['violations'],
    ...(only === 'colours' && { runOnly: { type: 'rule', values: OF_COLOURS } }),
  });
  const { violations } = await axe.setLegacyMode().exclude('[data-live-announcer]').analyze();
  return violations.map(({ id, nodes }) => [id, nodes.length, nodes[0]?.html.slice(0, 160)]);
}

/** Runs in the page: waits until the transition of colours to the other scheme has ended. */
const ended = (): Promise<unknown> =>
  Promise.allSettled(
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
  );
