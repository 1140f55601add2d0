import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FINDINGS_FOLDER, type Finding, readFindings, writeTable } from './read-findings.ts';

/** After this time a finding is stopped and counts as failed. */
const LONGEST_MS = 120_000;
/** How many findings run at the same time. */
const AT_ONCE = 2;

/** What became of a finding, by the exit code of its script. Any other code is a failure. */
const OUTCOMES: ReadonlyMap<number, string> = new Map([
  [0, 'holds'],
  [1, 'changed'],
  [77, 'not run'],
]);

type Result = {
  readonly finding: Finding;
  readonly outcome: string;
  readonly output: string;
};

function run(finding: Finding): Promise<Result> {
  const script = spawn('bash', [join(FINDINGS_FOLDER, `${finding.name}.sh`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a stop ends what the script started too.
    detached: true,
  });
  const stop = () => script.pid !== undefined && process.kill(-script.pid, 'SIGTERM');
  const timer = setTimeout(stop, LONGEST_MS);
  let output = '';
  for (const stream of [script.stdout, script.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  script.once('error', reject);
  script.once('close', (code) => {
    clearTimeout(timer);
    resolve({ finding, outcome: OUTCOMES.get(code ?? -1) ?? 'failed', output });
  });
  return promise;
}

/** Prints one line for a result; its whole output too if it did not hold or was asked for. */
function print({ finding, outcome, output }: Result, isWhole: boolean): void {
  const reason = outcome === 'not run' ? /^Not run: (.*)$/m.exec(output)?.[1] : undefined;
  const versions = [finding.versions, finding.needs].filter(
    (text) => text !== null && text !== 'none',
  );
  console.log(
    `${outcome.padEnd(8)} ${finding.name}: ${finding.fact} (${reason ?? versions.join('; ')})`,
  );
  if (isWhole || outcome === 'changed' || outcome === 'failed')
    console.log(output.replaceAll(/^(?=.)/gm, '    '));
}

/**
 * `npm run findings`: runs the findings of the names, or all, and says of each whether it still
 * holds. `-- --table` writes the table of the README instead. Exits with 1 if one changed or failed.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { table: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const findings = readFindings();
  if (values.table) {
    const readme = join(FINDINGS_FOLDER, 'README.md');
    writeFileSync(readme, writeTable(readFileSync(readme, 'utf8'), findings));
    return 0;
  }
  const names = positionals.map((name) => name.replace(/^.*\/|\.sh$/g, ''));
  const unknown = names.filter((name) => !findings.some((finding) => finding.name === name));
  if (unknown.length > 0) {
    console.log(`There is no finding ${unknown.join(', ')}.`);
    return 1;
  }
  const queue = findings.filter(({ name }) => names.length === 0 || names.includes(name));
  const counts = new Map<string, number>();
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await run(next);
      print(result, names.length > 0);
      counts.set(result.outcome, (counts.get(result.outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const of = (outcome: string) => counts.get(outcome) ?? 0;
  console.log(
    `${of('holds')} hold, ${of('changed')} changed, ${of('failed')} failed, ${of('not run')} not run`,
  );
  return of('changed') + of('failed') === 0 ? 0 : 1;
}

process.exitCode = await main();
