import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { overBudget, weighPages } from './page-weights.ts';

const ROOT = join(import.meta.dirname, '..');
const weightSchema = z.strictObject({ bytes: z.int(), files: z.int() });

const budget = z
  .record(z.string(), weightSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'page-budget.json'), 'utf8')));
const weights = weighPages(join(ROOT, 'dist'));
const over = overBudget(weights, budget);
for (const line of over) console.error(line);
if (over.length > 0) {
  console.error(`The pages weigh now:\n${JSON.stringify(weights, null, 2)}`);
  console.error('Make them lighter, or change tools/page-budget.json and say why.');
}
process.exitCode = over.length === 0 ? 0 : 1;
