import { COMMANDS, type CommandName } from '../../domain/commands/commands.ts';
import { answerCall, callLeader } from './calls.ts';
import { changeSettings } from './change-settings.ts';
import { closeSession, hideSession } from './change-state.ts';
import { createSession } from './create-session.ts';
import { endRest } from './end-rest.ts';
import { invalidateSession } from './invalidate-session.ts';
import { judgeDay } from './judge-day.ts';
import { openFigures } from './open-figures.ts';
import { type PrepareCommand, prepareBy } from './prepare-command.ts';
import { reopenSheet } from './reopen-sheet.ts';
import { sealOwnSheet } from './seal-command.ts';
import { showSession } from './show-session.ts';
import { addStatus, deleteStatus } from './statuses.ts';
import { validateSession } from './validate-session.ts';

/** Every command of the product by its name, each behind its schema. */
export const COMMANDS_BY_NAME: Readonly<Record<CommandName, PrepareCommand>> = {
  'create-session': prepareBy(COMMANDS['create-session'], createSession),
  'show-session': prepareBy(COMMANDS['show-session'], showSession),
  'hide-session': prepareBy(COMMANDS['hide-session'], hideSession),
  'close-session': prepareBy(COMMANDS['close-session'], closeSession),
  'validate-session': prepareBy(COMMANDS['validate-session'], validateSession),
  'invalidate-session': prepareBy(COMMANDS['invalidate-session'], invalidateSession),
  'judge-day': prepareBy(COMMANDS['judge-day'], judgeDay),
  'seal-sheet': prepareBy(COMMANDS['seal-sheet'], sealOwnSheet),
  'reopen-sheet': prepareBy(COMMANDS['reopen-sheet'], reopenSheet),
  'open-figures': prepareBy(COMMANDS['open-figures'], openFigures),
  'call-leader': prepareBy(COMMANDS['call-leader'], callLeader),
  'answer-call': prepareBy(COMMANDS['answer-call'], answerCall),
  'end-rest': prepareBy(COMMANDS['end-rest'], endRest),
  'change-settings': prepareBy(COMMANDS['change-settings'], changeSettings),
  'add-status': prepareBy(COMMANDS['add-status'], addStatus),
  'delete-status': prepareBy(COMMANDS['delete-status'], deleteStatus),
};
