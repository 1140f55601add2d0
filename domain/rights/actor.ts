import type { PanelId, TasterId } from '../words/ids.ts';
import type { Role } from '../words/role.ts';

/** Who acts: an account of one panel in one role; a taster's account names the taster. */
export type Actor = {
  readonly user: string;
  readonly name: string;
  readonly panel: PanelId;
  readonly role: Role;
  readonly taster: TasterId | null;
};
