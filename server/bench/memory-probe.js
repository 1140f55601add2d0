import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';

// Loaded into the measured server before its own modules (`--import`): on SIGUSR2 it writes what
// its threads hold into the file that MEMORY_PROBE names. It is JavaScript, so that loading it
// does not load the compiler that strips types.

/** @type {Set<import('node:worker_threads').Worker>} */
const threads = new Set();

subscribe('worker_threads', (message) => {
  const worker =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'worker') : null;
  threads.add(worker);
  worker.once('exit', () => threads.delete(worker));
});

process.on('SIGUSR2', async () => {
  const others = await Promise.all([...threads].map((thread) => thread.getHeapStatistics()));
  const figures = [getHeapStatistics(), ...others].map((one) => ({
    heap: one.total_physical_size,
    external: one.external_memory,
  }));
  writeFileSync(process.env['MEMORY_PROBE'] ?? '', JSON.stringify(figures));
});
