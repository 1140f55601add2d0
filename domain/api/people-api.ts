import type { AccountChangeInput, AccountInput, SignatureInput } from '../account/account-input.ts';
import type { AccountRow, Invitation } from '../account/account-row.ts';
import type { MyAccess, MyData } from '../account/my-data.ts';
import type { AuditQuery } from '../audit/audit-query.ts';
import type { AuditRow } from '../audit/audit-row.ts';
import type { Page } from '../lists/page.ts';
import type { PanelData, PanelFields } from '../panel/panel-fields.ts';
import type { Nothing } from './nothing.ts';

/** The routes of accounts, of one's own data, of the panel and of the audit trail. */
export type PeopleApi = {
  'GET /api/accounts': { answer: readonly AccountRow[] };
  'POST /api/accounts': { body: AccountInput; answer: AccountRow & { invitation: Invitation } };
  'PUT /api/accounts/:user': { body: AccountChangeInput; answer: AccountRow };
  'POST /api/accounts/:user/invitation': { body: Nothing; answer: Invitation };
  'GET /api/my-data': { answer: MyData };
  'PUT /api/my-data/signature': { body: SignatureInput; answer: MyData };
  'GET /api/access': { answer: MyAccess };
  'POST /api/access/devices/:device/sign-out': { body: Nothing; answer: MyAccess };
  'GET /api/panel': { answer: PanelData };
  'PUT /api/panel': { body: PanelFields; answer: PanelData };
  'GET /api/audit': { query: AuditQuery; answer: Page<AuditRow> & { commands: readonly string[] } };
  'GET /api/audit.csv': { query: AuditQuery; answer: string };
  'GET /api/audit-verdict': {
    answer: { links: number; broken: { sequence: number; problem: string } | null };
  };
  'GET /api/history/:kind/:id': { answer: readonly AuditRow[] };
};
