import type { Role } from '../words/role.ts';

/** Who is signed in. */
export type Me = {
  readonly user: string;
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  readonly panel: { readonly id: string; readonly name: string };
  readonly taster: { readonly id: string; readonly code: string } | null;
};
