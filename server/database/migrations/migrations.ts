import { panels } from './001-panels.ts';
import { registers } from './002-registers.ts';
import { sessions } from './003-sessions.ts';
import { results } from './004-results.ts';
import { documents } from './005-documents.ts';
import { audit } from './006-audit.ts';
import { people } from './007-people.ts';
import { files } from './008-files.ts';
import { lists } from './009-lists.ts';
import { sealed } from './010-sealed.ts';
import { marksInSheets } from './011-marks-in-sheets.ts';
import { documentHeads } from './012-document-heads.ts';
import { givenCommands } from './013-given-commands.ts';
import { headBirths } from './014-head-births.ts';
import { deviceKeys } from './022-device-keys.ts';
import { signedHeads } from './023-signed-heads.ts';
import { accountDoubts } from './026-account-doubts.ts';
import { failedSignIns } from './027-failed-sign-ins.ts';
import { secondFactors } from './028-second-factors.ts';
import { totpSince } from './029-totp-since.ts';
import { sampleVerdicts } from './032-sample-verdicts.ts';
import { classDecisions } from './033-class-decisions.ts';
import { normRevision } from './034-norm-revision.ts';
import { pointNotes } from './035-point-notes.ts';
import { counterAssessments } from './036-counter-assessments.ts';
import { conduct } from './039-conduct.ts';
import { classReason } from './040-class-reason.ts';
import { monthPacks } from './041-month-packs.ts';
import { keyed } from './042-keyed.ts';
import { predominantDefects } from './044-predominant-defects.ts';
import { referenceClasses } from './045-reference-classes.ts';
import { tastersInOrder } from './046-tasters-in-order.ts';
import { assessmentValidity } from './047-assessment-validity.ts';
import { installationBackups } from './050-installation-backups.ts';
import { watchKeys } from './052-watch-keys.ts';
import { sheetsAsData } from './053-sheets-as-data.ts';
import { sampleScores } from './054-sample-scores.ts';
import { training } from './055-training.ts';
import { ownSheets } from './056-own-sheets.ts';

import { requestRole } from './058-request-role.ts';
import { trailFound } from './059-trail-found.ts';
import { panelTimeZone } from './061-panel-time-zone.ts';
import { keysAndCodes } from './062-keys-and-codes.ts';
import { reports } from './063-reports.ts';
import { standingSheets } from './064-standing-sheets.ts';
import { decidedClass } from './065-decided-class.ts';
import { leftOutSheets } from './066-left-out-sheets.ts';
import { tastersAway } from './067-tasters-away.ts';
import { plainNames } from './068-plain-names.ts';
import { alikeCodes } from './069-alike-codes.ts';
import { refusedMails } from './070-refused-mails.ts';
import { boothContacts } from './071-booth-contacts.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  panels,
  registers,
  sessions,
  results,
  documents,
  audit,
  people,
  files,
  lists,
  sealed,
  marksInSheets,
  documentHeads,
  givenCommands,
  headBirths,
  deviceKeys,
  signedHeads,
  accountDoubts,
  failedSignIns,
  secondFactors,
  totpSince,
  sampleVerdicts,
  classDecisions,
  normRevision,
  pointNotes,
  counterAssessments,
  conduct,
  classReason,
  monthPacks,
  keyed,
  predominantDefects,
  referenceClasses,
  tastersInOrder,
  assessmentValidity,
  installationBackups,
  watchKeys,
  sheetsAsData,
  sampleScores,
  training,
  ownSheets,
  requestRole,
  trailFound,
  panelTimeZone,
  keysAndCodes,
  reports,
  standingSheets,
  decidedClass,
  leftOutSheets,
  tastersAway,
  plainNames,
  alikeCodes,
  refusedMails,
  boothContacts,
];
