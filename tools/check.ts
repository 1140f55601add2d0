import { runChecks } from './check-steps.ts';

const failed = await runChecks();
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
