import type { NodePath } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { z } from 'zod';

/** The checked part of a call or of `new …`. The instrumenter's paths have no types. */
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
 * Excludes texts that only an operator or a programmer reads from mutation: messages of unexpected
 * errors, and log lines. The log promises nothing but what it leaves out (LOG-1).
 */
function shouldIgnore(path: NodePath): string | undefined {
  const called = Called.safeParse(path);
  if (!called.success) return undefined;
  const { type, callee } = called.data.node;
  if (type === 'NewExpression')
    return /^(Range|Type)?Error$/.test(callee.name ?? '') ? 'the words of an error' : undefined;
  return callee.name === 'log' || callee.property?.name === 'log' ? 'a line of the log' : undefined;
}

/** The Stryker plugins that the mutation run loads. */
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore })];
