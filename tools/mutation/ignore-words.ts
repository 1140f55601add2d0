import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { z } from 'zod';

/** What of a call or of `new …` is looked at; the instrumenter's paths carry no types of their own. */
const Called = z.object({
  node: z.object({
    type: z.enum(['CallExpression', 'OptionalCallExpression', 'NewExpression']),
    callee: z.object({
      name: z.string().optional(),
      property: z.object({ name: z.string().optional() }).optional(),
    }),
  }),
});

/**
 * Leaves out what only an operator or a programmer reads: the words of an error that nothing handles, and the lines of
 * the log, which promise nothing but what they leave out (LOG-1).
 */
function shouldIgnore(path: NodePath): string | undefined {
  const called = Called.safeParse(path);
  if (!called.success) return undefined;
  const { type, callee } = called.data.node;
  if (type === 'NewExpression')
    return /^(Range|Type)?Error$/.test(callee.name ?? '') ? 'the words of an error' : undefined;
  return callee.name === 'log' || callee.property?.name === 'log' ? 'a line of the log' : undefined;
}

/** What the mutation run loads. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore })];
