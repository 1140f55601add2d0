import { argon2, type BinaryLike, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';
import { isSameSeal } from './is-same-seal.ts';

const derive = promisify(argon2);

/**
 * The cost parameters that OWASP recommends for Argon2id: 19 MiB (in KiB), two passes, one lane
 * (SEC-42).
 */
const NOW = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const BYTES = { salt: 16, hash: 32 } as const;

type Costs = { readonly memory: number; readonly passes: number; readonly parallelism: number };

const keyOf = (password: string, nonce: BinaryLike, costs: Costs): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: BYTES.hash,
    ...costs,
  });

/**
 * Hashes a password with Argon2id on a thread of its own. The result carries its parameters, in the
 * PHC string format (SEC-42).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(BYTES.salt);
  const key = await keyOf(password, salt, NOW);
  return `${prefixOf(NOW)}$${plain(salt)}$${plain(key)}`;
}

/**
 * Verifies a password against a hash: Argon2id, or the account library's format of older versions
 * (SEC-42, ACC-82).
 */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const read = HASH.exec(hash)?.groups;
  if (read === undefined) return verifyPassword({ hash, password });
  const { memory, passes, parallelism, salt = '', key = '' } = read;
  const costs = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const own = await keyOf(password, Buffer.from(salt, 'base64'), costs);
  return isSameSeal(own, Buffer.from(key, 'base64'));
}

/**
 * Whether a hash has today's parameters. Any other is hashed again at the next sign-in (ACC-82).
 */
export const isHashOfToday = (hash: string): boolean => hash.startsWith(`${prefixOf(NOW)}$`);

const HASH =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<key>[\w+/]+)$/;

const prefixOf = ({ memory, passes, parallelism }: Costs): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}`;

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
