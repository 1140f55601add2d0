import { spawn } from 'node:child_process';

/**
 * Starts the server, which restarts at every change, and the page, with hot module replacement.
 * Ctrl-C ends both.
 */
const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', [], { stdio: 'inherit', shell: process.platform === 'win32' }),
];

for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
