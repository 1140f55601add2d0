import type { Role } from '../words/role.ts';
import type { CommandName } from './commands.ts';

const LEADER: readonly Role[] = ['jefespanel'];
const DESK: readonly Role[] = ['jefespanel', 'adjuntos'];
const TASTER: readonly Role[] = ['catadores'];

/** The permissions of commands: which roles may send which command (ACC-2). */
export const COMMAND_ROLES: Readonly<Record<CommandName, readonly Role[]>> = {
  'create-session': DESK,
  'show-session': DESK,
  'hide-session': DESK,
  'close-session': DESK,
  'validate-session': DESK,
  'invalidate-session': DESK,
  'judge-day': DESK,
  'decide-class': LEADER,
  'judge-assessment': LEADER,
  'issue-report': LEADER,
  'seal-sheet': TASTER,
  'reopen-sheet': DESK,
  'key-sheet': DESK,
  'open-figures': DESK,
  'release-figures': LEADER,
  'see-figures': TASTER,
  'call-leader': TASTER,
  'answer-call': DESK,
  'end-rest': LEADER,
  'change-settings': LEADER,
  'add-status': LEADER,
  'delete-status': LEADER,
};
