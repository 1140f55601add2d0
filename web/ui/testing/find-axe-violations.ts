import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserCommand } from 'vitest/node';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Browser command that checks the tested page with axe against WCAG 2.2 AA, or only the named
 * rules. Each returned line has the rule, its requirement, and the element that breaks it.
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
      // The test runner's page around the iframe is not part of the product.
      .filter(({ target }) => target.length > 1)
      .map(({ target, failureSummary }) => `${id}: ${help}: ${target.at(-1)} ${failureSummary}`),
  );
};
