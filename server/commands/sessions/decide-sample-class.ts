import { accept } from '../../../domain/refusal.ts';
import { decideClass } from '../../../domain/results/decide-class.ts';
import { classScheme } from '../../../domain/settings/class-scheme.ts';
import { readSettings } from '../../database/installation/settings.ts';
import { keepVerdict, lockSamples, readVerdict } from '../../database/samples/sample-verdicts.ts';
import type { Command } from '../context/command-context.ts';

/**
 * Stores the class that a leader decides for a sample, with reason and name (ASM-21). Earlier
 * decisions stay in the audit trail.
 */
export const decideSampleClass: Command<'decide-class'> = ({ issuer, at, decide }, data) =>
  decide(async (scope) => {
    const { sample, class: oil, reason } = data;
    await lockSamples(scope, [sample]);
    const verdict = await readVerdict(scope, sample);
    const scheme = classScheme((await readSettings(scope)).settings);
    const decision = { class: oil, reason, at, by: issuer.name };
    const decided = decideClass({ verdict, scheme }, decision);
    if (!decided.ok) return decided;
    await keepVerdict(scope, sample, decided.value);
    const { state, class: before = null } = verdict ?? {};
    return accept({
      answer: { sample, class: oil },
      audited: {
        command: 'decide-class',
        data: { sample },
        before: { state, class: before },
        after: { class: oil, pairs: decided.value.pairs },
        reason,
      },
    });
  });
