import { z } from 'zod';

/** The three roles as they are stored: panel leader, assistants, tasters. */
export const ROLES = ['jefespanel', 'adjuntos', 'catadores'] as const;

/** Schema of a role. */
export const roleSchema = z.enum(ROLES);

/** The role of an account, from which its permissions follow. */
export type Role = z.infer<typeof roleSchema>;

/** Type guard for a role. */
export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);
