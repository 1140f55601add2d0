import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isTasterStatus, type TasterStatus } from '../../../domain/tasters/taster-status.ts';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/**
 * Messages of the refusals about input, records, files, and the histories of settings and statuses.
 */
export const recordRefusals = {
  malformed: () => msg`The server did not understand. Check the form.`,
  invalid: () => msg`The server did not understand. Check the form.`,
  'input-invalid': () => msg`The server did not understand. Check the form.`,
  'not-json': () => msg`The server did not understand. Check the form.`,
  'not-a-form': () => msg`The server did not understand. Check the form.`,
  'too-large': ({ bytes }) => msg`Too large: at most ${bytes / 1024} kB at once.`,
  'not-found': () => msg`There is no such record.`,
  'changed-meanwhile': () =>
    msg`Somebody else saved this record meanwhile. Nothing was overwritten.`,
  'nothing-changes': () => msg`Nothing would change.`,
  'sheet-draft-lacks': () => msg`Complete the sheet before you publish it.`,
  'sheet-published': () => msg`It has a published version: retire it instead.`,
  'session-date-wrong': () => msg`Choose a date from 2000 to two years from now`,
  'key-end-wrong': () => msg`Choose a day after today, within 366 days.`,
  'command-id-taken': () => msg`Nothing was done. Reload the page.`,
  'code-taken': ({ code: taken }) => msg`The code ${taken} belongs to another record.`,
  'results-depend': ({ sessions }) =>
    msg`Sessions depend on it: ${sessions.join(', ')}. Make it not active instead.`,
  'quantity-unknown': () => msg`Enter the initial quantity first.`,
  'quantity-moved': ({ quantity }) => msg`It changed meanwhile: ${quantity} mL are left.`,
  'sample-without-result': () => msg`The sample has no validated result.`,
  'download-denied': () =>
    msg`The browser denies the file download. Allow downloads for this page and try again.`,
  'file-empty': () => msg`The file is empty.`,
  'line-unreadable': ({ line }) =>
    msg`Line ${line} is not UTF-8, or over 64 KiB. Save as “CSV UTF-8”.`,
  'file-too-large': ({ megabytes }) => msg`The file is larger than ${megabytes} MB.`,
  'file-kind-refused': () => msg`This kind of file is not accepted.`,
  'too-many-files': ({ most }) => msg`The sample has ${most} files: delete one first.`,
  'period-reversed': () => msg`The period ends before it begins`,
  'period-too-long': ({ most }) => msg`The period may not exceed ${most} days`,
  'backup-under-way': () => msg`A backup is being made already.`,
  'backups-too-often': ({ most, minutes }) =>
    msg`${most} backups within an hour: make the next in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  'book-broken': () =>
    msg`The record of changes is damaged; nothing is changed. Keep a backup; tell your administrator.`,
  'status-same': ({ status }) => statusSameMessage(status),
  'status-day-taken': () => msg`Another status begins that very day.`,
  'status-neighbours-same': () => msg`The same status would repeat. Remove the later first.`,
} satisfies Partial<RefusalWords<SpokenCode>>;

const STATUS_SAME: Readonly<Record<TasterStatus, MessageDescriptor>> = {
  training: msg`The taster is already under the status ‘In training’.`,
  qualified: msg`The taster is already under the status ‘Qualified’.`,
  suspended: msg`The taster is already under the status ‘Suspended’.`,
  retired: msg`The taster is already under the status ‘Retired’.`,
};

/** Message that a taster already has a status (STS-2). */
const statusSameMessage = (status: string): MessageDescriptor =>
  isTasterStatus(status) ? STATUS_SAME[status] : msg`The taster is already under that status.`;
