import { COMMANDS, type CommandName } from '../../domain/commands/commands.ts';
import { type PrepareCommand, prepareBy } from './context/prepare-command.ts';
import { changeSettings } from './panel/change-settings.ts';
import { addStatus, deleteStatus } from './panel/statuses.ts';
import { issueReport } from './reports/issue-report.ts';
import { closeSession, hideSession } from './sessions/change-state.ts';
import { createSession } from './sessions/create-session.ts';
import { decideSampleClass } from './sessions/decide-sample-class.ts';
import { invalidateSession } from './sessions/invalidate-session.ts';
import { judgeAssessment } from './sessions/judge-assessment.ts';
import { judgeDay } from './sessions/judge-day.ts';
import { openFigures } from './sessions/open-figures.ts';
import { showSession } from './sessions/show-session.ts';
import { validateSession } from './sessions/validate-session.ts';
import { keySheet } from './sheets/key-sheet.ts';
import { releaseFigures } from './sheets/release-figures.ts';
import { reopenSheet } from './sheets/reopen-sheet.ts';
import { sealOwnSheet } from './sheets/seal-command.ts';
import { seeFigures } from './sheets/see-figures.ts';
import { answerCall, callLeader } from './trays/calls.ts';
import { endRest } from './trays/end-rest.ts';

/** Every command of the product by its name, each with its schema for input validation. */
export const COMMANDS_BY_NAME: Readonly<Record<CommandName, PrepareCommand>> = {
  'create-session': prepareBy(COMMANDS['create-session'], createSession),
  'show-session': prepareBy(COMMANDS['show-session'], showSession),
  'hide-session': prepareBy(COMMANDS['hide-session'], hideSession),
  'close-session': prepareBy(COMMANDS['close-session'], closeSession),
  'validate-session': prepareBy(COMMANDS['validate-session'], validateSession),
  'invalidate-session': prepareBy(COMMANDS['invalidate-session'], invalidateSession),
  'judge-day': prepareBy(COMMANDS['judge-day'], judgeDay),
  'decide-class': prepareBy(COMMANDS['decide-class'], decideSampleClass),
  'judge-assessment': prepareBy(COMMANDS['judge-assessment'], judgeAssessment),
  'issue-report': prepareBy(COMMANDS['issue-report'], issueReport),
  'seal-sheet': prepareBy(COMMANDS['seal-sheet'], sealOwnSheet),
  'reopen-sheet': prepareBy(COMMANDS['reopen-sheet'], reopenSheet),
  'key-sheet': prepareBy(COMMANDS['key-sheet'], keySheet),
  'open-figures': prepareBy(COMMANDS['open-figures'], openFigures),
  'release-figures': prepareBy(COMMANDS['release-figures'], releaseFigures),
  'see-figures': prepareBy(COMMANDS['see-figures'], seeFigures),
  'call-leader': prepareBy(COMMANDS['call-leader'], callLeader),
  'answer-call': prepareBy(COMMANDS['answer-call'], answerCall),
  'end-rest': prepareBy(COMMANDS['end-rest'], endRest),
  'change-settings': prepareBy(COMMANDS['change-settings'], changeSettings),
  'add-status': prepareBy(COMMANDS['add-status'], addStatus),
  'delete-status': prepareBy(COMMANDS['delete-status'], deleteStatus),
};
