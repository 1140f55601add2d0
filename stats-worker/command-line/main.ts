import { statsCommand } from './stats-command.ts';

process.exitCode = await statsCommand(process.argv.slice(2), process.stdout, process.stderr);
