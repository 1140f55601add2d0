import { z } from 'zod';

/** The three roles, as they are kept: panel leader, assistants, tasters. */
export const ROLES = ['jefespanel', 'adjuntos', 'catadores'] as const;

/** A role on its way. */
export const roleSchema = z.enum(ROLES);

/** One of the three roles. */
export type Role = z.infer<typeof roleSchema>;

/** Tells a role from any other text. */
export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);
