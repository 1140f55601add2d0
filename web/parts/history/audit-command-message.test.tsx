import { expect, test } from 'vitest';
import { COMMAND_ROLES } from '../../../domain/commands/command-roles.ts';
import { auditCommandMessage } from './audit-command-message.ts';

/** Audit entries that the server writes by itself, in addition to the commands of people. */
const BY_SERVER = [
  'sheet-edited-after-seal',
  'document-lost-updates',
  'change-plan',
  'exclude-sheet',
  'put-back-sheet',
];

test.each([...Object.keys(COMMAND_ROLES), ...BY_SERVER])(
  'AUD-2 an entry of the trail by %s says in words what was done',
  (command) => {
    expect(auditCommandMessage(command).values).toBeUndefined();
  },
);
