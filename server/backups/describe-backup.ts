import type { TrailKey } from '../keys/trail-key.ts';
import { vouchedFor } from './backup-signature.ts';
import type { Manifest } from './manifest.ts';
import type { WholeBackup } from './verify-backup.ts';

/** Describes the content of a backup, in lines for a terminal. */
export function describeBackup({
  made,
  panels,
  period,
  leftOut,
  entries,
}: Manifest): readonly string[] {
  return [
    `made ${made}`,
    ...(period === null ? [] : [`sessions from ${period.from} to ${period.to} alone`]),
    ...(leftOut === undefined
      ? []
      : [`partial: an assistant made it, without ${leftOut.join(', ')}; it cannot be restored`]),
    ...panels.map(({ id, name }) => `${name} (${id})`),
    ...entries.flatMap(({ name, rows }) => (rows === null ? [] : [`${rows} ${name}`])),
  ];
}

/** Describes the signature of a backup, in one line for a terminal (BAK-53). */
export function describeSignature(
  { signedBy }: Pick<WholeBackup, 'signedBy'>,
  own: Pick<TrailKey, 'id'> | null,
): string {
  switch (vouchedFor(signedBy, own === null ? [] : [own.id])) {
    case 'signed':
      return `signed by the key ${signedBy}`;
    case 'another-key':
      return `signed by another key: ${signedBy}`;
    case 'unsigned':
      return 'unsigned: nothing proves that it is as an installation wrote it';
  }
}
