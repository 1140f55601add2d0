import type { Role } from '../../domain/words/role.ts';

const DESK: readonly Role[] = ['jefespanel', 'adjuntos'];
const LEADER: readonly Role[] = ['jefespanel'];
const TASTER: readonly Role[] = ['catadores'];
const ANYONE: readonly Role[] = [...DESK, ...TASTER];

/** ACC-11: who may open which group of screens. The server enforces the same. */
export const SCREEN_ROLES = {
  leader: LEADER,
  desk: DESK,
  booth: TASTER,
  shared: ANYONE,
} as const;

/** A group of screens. */
export type ScreenGroup = keyof typeof SCREEN_ROLES;

/** Whether a role may open a group of screens. */
export const mayOpen = (group: ScreenGroup, role: Role): boolean =>
  SCREEN_ROLES[group].includes(role);
