import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * `node tools/verify-trail.ts <file> [<key>]`: verifies an exported audit trail (docs/trail.md),
 * without other files of the product. `key` is the key id, as the installation publishes and prints
 * it. Without it the file is only verified by the key that it contains. Exits with 1 if the trail
 * was changed.
 */

type Line = Readonly<Record<string, unknown>>;

const MEMBERS =
  'panel sequence at actor name role from command data before after reason previous'.split(' ');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const pick = (line: Line, names: readonly string[]): Line =>
  Object.fromEntries(names.map((name) => [name, line[name] ?? null]));
function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Verifies a signature of a head in canonical JSON, with its purpose. */
function isSigned(line: Line, occasion: 'day' | 'export', pem: string): boolean {
  const statement = canonical({
    statement: `verdial-trail-${occasion}-1`,
    ...pick(line, ['panel', 'sequence', 'digest', 'since', 'key', 'at']),
  });
  const signature = Buffer.from(String(line['signature']), 'base64');
  return verify(null, Buffer.from(statement), createPublicKey(pem), signature);
}

class Broken extends Error {}
function must(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise);
}

/** Verifies the file line by line. Returns the result as text, or throws what is wrong. */
async function verifyFile(file: string, wanted: string | undefined): Promise<string> {
  let [sequence, previous, panel, key, pem] = [0, '0'.repeat(64), '', '', ''];
  const digests = new Map<number, string>();
  const vouching = new Set<number>();
  let head: Line | null = null;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line: unknown = JSON.parse(text);
    must(isLine(line), 'format: a line is no object');
    // Of two members with one name JSON.parse keeps the last, so the first would be hidden in the
    // file.
    must(JSON.stringify(line) === text, `format: not as it was written after entry ${sequence}`);
    must(head === null, 'format: lines after the end');
    if (line['kind'] === 'trail') {
      const own = line['key'];
      must(line['format'] === 'verdial-trail-1' && isLine(own), 'format: not known');
      [panel, key, pem] = [String(line['panel']), String(own['id']), String(own['publicKey'])];
      const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
      must(sha256(der).slice(0, 32) === key, 'key: not what it is called');
      must(wanted === undefined || wanted === key, `key: ${key} is not ${wanted}`);
    } else if (line['kind'] === 'entry') {
      const at = `at entry ${sequence + 1}`;
      must(line['sequence'] === sequence + 1, `missing ${at}`);
      must(line['panel'] === panel, `another panel ${at}`);
      must(sha256(canonical(pick(line, MEMBERS))) === line['digest'], `changed ${at}`);
      must(line['previous'] === previous, `unchained ${at}`);
      [sequence, previous] = [sequence + 1, String(line['digest'])];
      digests.set(sequence, previous);
      const data = line['data'];
      if (line['command'] === 'sign-trail' && isLine(data) && data['key'] === key)
        vouching.add(sequence);
    } else if (line['kind'] === 'day') {
      if (line['key'] === key)
        must(isSigned(line, 'day', pem), `day of ${line['at']}: not signed by ${key}`);
      const known = digests.get(Number(line['sequence']));
      must(line['panel'] === panel && known !== undefined, `cut short before ${line['sequence']}`);
      must(known === line['digest'], `rewritten at entry ${line['sequence']}`);
    } else {
      must(line['kind'] === 'head', 'format: a line of another kind');
      head = line;
    }
  }
  must(head !== null, 'no signed end');
  must(head['key'] === key && isSigned(head, 'export', pem), `end: not signed by ${key}`);
  must(head['panel'] === panel && head['sequence'] === sequence, 'end: of another trail');
  must(sequence > 0 && head['digest'] === previous, 'end: not the last entry');
  const since = Number(head['since']);
  must(since === 1 || vouching.has(since), `signatures broken at entry ${since}`);
  return `${sequence} entries of panel ${panel}, whole on ${head['at']}, signed from entry ${since} on by key ${key}`;
}

const [file, wanted] = process.argv.slice(2);
if (file === undefined) {
  console.error('node tools/verify-trail.ts <file> [<key>]');
  process.exitCode = 2;
} else
  try {
    console.log(await verifyFile(file, wanted));
    if (wanted === undefined)
      console.log('Hold the key against the one that the installation publishes and prints.');
  } catch (problem) {
    console.error(problem instanceof Broken ? problem.message : `format: ${String(problem)}`);
    process.exitCode = 1;
  }
