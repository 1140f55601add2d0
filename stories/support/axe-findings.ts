import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The rules of axe that judge colours; whatever else it looks at is the same in both schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it stands: the rule, in how many places, and the first of them. What React Aria
 * announced is left out: it names a button that may be gone, and leaves the page after some seconds. It runs in the
 * page itself, which has no frames, and collects only what is wrong, which takes half the time.
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

/** In the page: a colour that is still on its way to the other scheme is judged where it arrives. */
const ended = (): Promise<unknown> =>
  Promise.allSettled(
    document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : [])),
  );
