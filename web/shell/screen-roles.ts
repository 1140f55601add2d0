import type { Role } from '../../domain/words/role.ts';

const DESK: readonly Role[] = ['jefespanel', 'adjuntos'];
const LEADER: readonly Role[] = ['jefespanel'];
const TASTER: readonly Role[] = ['catadores'];
const ANYONE: readonly Role[] = [...DESK, ...TASTER];

/**
 * Permissions of the screens: which roles may open which group (ACC-11). The server enforces the
 * same.
 */
export const SCREEN_ROLES = {
  leader: LEADER,
  desk: DESK,
  booth: TASTER,
  shared: ANYONE,
} as const;

/** A group of screens with the same permissions. */
export type ScreenGroup = keyof typeof SCREEN_ROLES;

/** Whether a role has permission to open a group of screens. */
export const mayOpen = (group: ScreenGroup, role: Role): boolean =>
  SCREEN_ROLES[group].includes(role);
