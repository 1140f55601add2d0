import type { PanelId } from '../../domain/words/ids.ts';

/**
 * The issuer of a command: the account and the client address. The server itself acts as `system`.
 */
export type Issuer = {
  /** The account's id, or `system`. */
  readonly user: string;
  readonly name: string;
  readonly role: string;
  readonly panel: PanelId;
  /** The client address of the request, or `server`. */
  readonly from: string;
};
