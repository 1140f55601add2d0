import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isTasterStatus } from '../../../domain/tasters/taster-status.ts';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/**
 * Messages of the refusals about input, records, files, and the histories of settings and statuses.
 */
export const recordRefusals = {
  malformed: () => msg`The server did not understand what was sent. Check the form.`,
  invalid: () => msg`The server did not understand what was sent. Check the form.`,
  'input-invalid': () => msg`The server did not understand what was sent. Check the form.`,
  'not-json': () => msg`The server did not understand what was sent. Check the form.`,
  'not-a-form': () => msg`The server did not understand what was sent. Check the form.`,
  'too-large': ({ bytes }) =>
    msg`What was sent is too large: at most ${bytes / 1024} kB are taken at once.`,
  'not-found': () => msg`There is no such record.`,
  'changed-meanwhile': () =>
    msg`Somebody else saved this record while you were editing it. Nothing was overwritten.`,
  'nothing-changes': () => msg`Nothing would change.`,
  'sheet-draft-lacks': () => msg`Something still lacks before the sheet can be published.`,
  'sheet-published': () => msg`A version of this sheet is published: it stays. Retire it instead.`,
  'key-end-wrong': () => msg`A key ends after today and within 366 days.`,
  'command-id-taken': () =>
    msg`Something else was asked for under the same id. Nothing was done; reload the page.`,
  'code-taken': ({ code: taken }) => msg`The code ${taken} belongs to another record.`,
  'results-depend': ({ sessions }) =>
    msg`It cannot be deleted, since sessions depend on it: ${sessions.join(', ')}. Make it not active instead.`,
  'quantity-unknown': () => msg`Enter the initial quantity first.`,
  'quantity-moved': ({ quantity }) =>
    msg`The quantity changed meanwhile: ${quantity} mL are left. Look again.`,
  'sample-without-result': () => msg`The sample has no validated result.`,
  'download-denied': () =>
    msg`The browser denies the file download. Allow downloads for this page and try again.`,
  'file-empty': () => msg`The file is empty.`,
  'line-unreadable': ({ line }) =>
    msg`Line ${line} of the file cannot be read: it is no UTF-8 text, or longer than 64 KiB. Save the file as “CSV UTF-8” and choose it again.`,
  'file-too-large': ({ megabytes }) => msg`The file is larger than ${megabytes} MB.`,
  'file-kind-refused': () => msg`The file is not of a kind that is kept, whatever its name says.`,
  'too-many-files': ({ most }) => msg`The sample has ${most} files already; delete one first.`,
  'period-reversed': () => msg`The period ends before it begins`,
  'period-too-long': ({ most }) => msg`The period may not exceed ${most} days`,
  'backup-under-way': () => msg`A backup of the panel is being made already.`,
  'backups-too-often': ({ most, minutes }) =>
    msg`The panel has made ${most} backups within an hour. It may make the next in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  'book-broken': () =>
    msg`The record of these changes is not as it was written. Nothing is changed; keep a backup and tell your administrator.`,
  'status-same': ({ status }) => statusSameMessage(status),
  'status-day-taken': () => msg`Another status begins that very day.`,
  'status-neighbours-same': () =>
    msg`Without it the same status would appear twice in a row. Remove the later one first.`,
} satisfies Partial<RefusalWords<SpokenCode>>;

/** Message that a taster already has a status (STS-2). */
function statusSameMessage(status: string): MessageDescriptor {
  switch (isTasterStatus(status) ? status : null) {
    case 'training':
      return msg`The taster is already under the status ‘In training’.`;
    case 'qualified':
      return msg`The taster is already under the status ‘Qualified’.`;
    case 'suspended':
      return msg`The taster is already under the status ‘Suspended’.`;
    case 'retired':
      return msg`The taster is already under the status ‘Retired’.`;
    case null:
      return msg`The taster is already under that status.`;
  }
}
