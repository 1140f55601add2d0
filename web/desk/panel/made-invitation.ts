import type { Invitation } from '../../../domain/account/account-row.ts';

/**
 * Invitation that was just made: the name of the account's owner, and how they can choose a
 * password.
 */
export type MadeInvitation = { readonly name: string; readonly invitation: Invitation };
