import type { SignatureStrokes } from '../account/signature.ts';
import type { Role } from '../role/role.ts';
import type { Nothing, Page, PostalAddress } from './api.ts';

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

/** A new account: for an assistant, or for a registered taster who has none (ACC-6). */
export type AccountInput =
  | {
      readonly role: 'jefespanel' | 'adjuntos';
      readonly name: string;
      readonly username: string;
      readonly email: string;
    }
  | {
      readonly role: 'catadores';
      readonly taster: string;
      readonly username: string;
      readonly email: string;
    };

/** What a leader may change of an account. */
export type AccountChangeInput = {
  readonly name: string;
  readonly email: string;
  readonly enabled: boolean;
};

/** How the owner of an account gets the way to choose a password: by mail, or from the leader's hand. */
export type Invitation = { readonly way: 'mail' } | { readonly way: 'hand'; readonly path: string };

/** One's own data: the signature as it was drawn, and its picture. */
export type MyData = {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly signature: { readonly strokes: SignatureStrokes; readonly svg: string } | null;
};

/** One's own sign-ins, newest first. `device` is the browser's own words. */
export type MyAccess = {
  readonly username: string;
  readonly email: string;
  readonly signIns: readonly {
    readonly at: string;
    readonly from: string;
    readonly device: string;
  }[];
  readonly devices: readonly {
    readonly id: string;
    readonly device: string;
    readonly since: string;
    readonly seen: string;
    readonly isThis: boolean;
  }[];
};

/** The panel itself. `leader` is the name on reports. */
export type PanelData = PostalAddress & {
  readonly code: string;
  readonly name: string;
  readonly leader: string;
  readonly phone: string;
  readonly email: string;
  readonly webAddress: string;
  readonly additionalInfo: string;
  readonly revision: number;
};

/** What is asked of the audit trail; days are the panel's, both included. */
export type AuditQuery = {
  readonly search?: string;
  readonly command?: string;
  readonly from?: string;
  readonly to?: string;
  readonly page?: string;
  readonly size?: string;
};

/** One entry of the audit trail. `before` and `after` are what the record was and became. */
export type AuditRow = {
  readonly sequence: number;
  readonly at: string;
  readonly name: string;
  readonly role: string;
  readonly from: string;
  readonly command: string;
  readonly data: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly digest: string;
};

/** The routes of accounts, of one's own data, of the panel and of the audit trail. */
export type PeopleApi = {
  'GET /api/accounts': { answer: readonly AccountRow[] };
  'POST /api/accounts': { body: AccountInput; answer: AccountRow & { invitation: Invitation } };
  'PUT /api/accounts/:user': { body: AccountChangeInput; answer: AccountRow };
  'POST /api/accounts/:user/invitation': { body: Nothing; answer: Invitation };
  'GET /api/my-data': { answer: MyData };
  'PUT /api/my-data/signature': { body: { strokes: SignatureStrokes | null }; answer: MyData };
  'GET /api/access': { answer: MyAccess };
  'POST /api/access/devices/:device/sign-out': { body: Nothing; answer: MyAccess };
  'GET /api/panel': { answer: PanelData };
  'PUT /api/panel': { body: Omit<PanelData, 'code'>; answer: PanelData };
  'GET /api/audit': { query: AuditQuery; answer: Page<AuditRow> & { commands: readonly string[] } };
  'GET /api/audit.csv': { query: AuditQuery; answer: string };
  'GET /api/audit-verdict': {
    answer: { links: number; broken: { sequence: number; problem: string } | null };
  };
  'GET /api/history/:kind/:id': { answer: readonly AuditRow[] };
};
