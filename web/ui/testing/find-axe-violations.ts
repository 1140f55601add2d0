import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserCommand } from 'vitest/node';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Checks what the test shows against WCAG 2.2 AA, or against the named rules of it alone; each line names a rule, what it
 * asks and where it is broken.
 */
export const findAxeViolations: BrowserCommand<[rules?: readonly string[]]> = async (
  { page },
  rules,
): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === undefined
    ? axe.withTags(RULES)
    : axe.withRules([...rules])
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      // The page around the frame of the test is not the product's.
      .filter(({ target }) => target.length > 1)
      .map(({ target, failureSummary }) => `${id}: ${help}: ${target.at(-1)} ${failureSummary}`),
  );
};
