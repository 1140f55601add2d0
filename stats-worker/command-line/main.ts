import { statsCommand } from './stats-command.ts';

// Whoever reads the document may stop half way: there is nobody left to tell.
process.stdout.once('error', () => process.exit(1));
process.exitCode = await statsCommand(process.argv.slice(2), process.stdout, process.stderr);
