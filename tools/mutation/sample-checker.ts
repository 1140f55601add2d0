import { basename } from 'node:path';
import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isSampled, parseShare } from './sample-share.ts';

/**
 * A Stryker checker that selects the random sample of MUTATION_SAMPLE. Other mutations are not
 * counted.
 */
class SampleChecker implements Checker {
  readonly #share = parseShare(process.env['MUTATION_SAMPLE'] ?? '');

  async init(): Promise<void> {
    // The sample needs no preparation.
  }

  async check(mutants: Mutant[]): ReturnType<Checker['check']> {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#isDrawn(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    );
  }

  async group(mutants: Mutant[]): Promise<string[][]> {
    return [mutants.map(({ id }) => id)];
  }

  #isDrawn({ fileName, location, mutatorName, replacement }: Mutant): boolean {
    const { start, end } = location;
    const at = `${start.line}:${start.column}-${end.line}:${end.column}`;
    const name = `${basename(fileName)} ${at} ${mutatorName} ${replacement}`;
    return this.#share === null || isSampled(name, this.#share);
  }
}

/** The Stryker plugins that the mutation run loads when it draws a sample. */
export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
