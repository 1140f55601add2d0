import type { Role } from '../words/role.ts';

/** The name and password of an account of the demonstration panel. */
export type DemoAccount = {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
};
