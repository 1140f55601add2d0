import type { Invitation } from '../../../domain/account/account-row.ts';

/** What was just done with an account: who, and how they get to their password. */
export type MadeInvitation = { readonly name: string; readonly invitation: Invitation };
