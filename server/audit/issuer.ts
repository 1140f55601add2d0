import type { PanelId } from '../../domain/words/ids.ts';

/** Who has something decided, and from which address. The server itself acts as `system`. */
export type Issuer = {
  /** The account's id, or `system`. */
  readonly user: string;
  readonly name: string;
  readonly role: string;
  readonly panel: PanelId;
  /** The address the request came from, or `server`. */
  readonly from: string;
};
