import { statsCommand } from './stats-command.ts';

// The reader of a pipe may stop half-way (EPIPE): then nobody can read an error.
process.stdout.once('error', () => process.exit(1));
process.exitCode = await statsCommand(process.argv.slice(2), process.stdout, process.stderr);
