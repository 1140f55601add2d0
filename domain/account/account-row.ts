import type { Role } from '../words/role.ts';

/** An account of the panel. `chosen`: its owner has chosen a password. */
export type AccountRow = {
  readonly user: string;
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly enabled: boolean;
  readonly chosen: boolean;
  readonly taster: { readonly id: string; readonly code: string; readonly name: string } | null;
  readonly lastSignIn: string | null;
};

/** How the owner of an account gets the way to choose a password: by mail, or from the leader's hand. */
export type Invitation = { readonly way: 'mail' } | { readonly way: 'hand'; readonly path: string };
