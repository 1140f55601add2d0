import type { PanelId, TasterId } from '../words/ids.ts';
import type { Role } from '../words/role.ts';

/** The account that acts: of one panel, in one role. A taster's account names the taster. */
export type Actor = {
  readonly user: string;
  readonly name: string;
  readonly panel: PanelId;
  readonly role: Role;
  readonly taster: TasterId | null;
};
