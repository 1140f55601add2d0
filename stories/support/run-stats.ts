import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const Output = z.object({
  results: z.array(
    z.object({
      sample: z.string(),
      replicate: z.union([z.string(), z.number()]),
      class: z.string(),
    }),
  ),
});

/**
 * Runs the command line of the statistics on a file of marks. Returns the class of every sample and
 * replicate, as `code/replicate`.
 */
export async function classesOf(folder: string, marks: string): Promise<Record<string, string>> {
  const file = join(folder, 'marks_long.csv');
  await writeFile(file, marks);
  const { stdout } = await promisify(execFile)(process.execPath, [
    'stats-worker/command-line/main.ts',
    file,
  ]);
  const { results } = Output.parse(JSON.parse(stdout));
  return Object.fromEntries(
    results.map((result) => [`${result.sample}/${result.replicate}`, result.class]),
  );
}
