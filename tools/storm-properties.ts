import { runStep } from './run-step.ts';

/** `npm run storm -- properties`: runs the long property tests as often as their `inStorm` says. */
process.env['PROPERTY_STORM'] = 'yes';
const files = process.argv.slice(2);
process.exitCode = await runStep('properties', 'vitest', [
  'run',
  '--project=unit',
  ...(files.length > 0 ? files : ['stats-worker/testing/rational/agreement.test.ts']),
]);
