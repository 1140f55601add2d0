import type { Manifest } from './manifest.ts';

/** What a backup holds, in lines for whoever reads a terminal. */
export function tellBackup({ made, panels, period, entries }: Manifest): readonly string[] {
  return [
    `made ${made}`,
    ...(period === null ? [] : [`sessions from ${period.from} to ${period.to} alone`]),
    ...panels.map(({ id, name }) => `${name} (${id})`),
    ...entries.flatMap(({ name, rows }) => (rows === null ? [] : [`${rows} ${name}`])),
  ];
}
