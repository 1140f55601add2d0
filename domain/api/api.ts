import type { DemoAccount } from '../account/demo-account.ts';
import type { Me } from '../account/me.ts';
import type { SetupInput } from '../account/setup-input.ts';
import type {
  ChangePasswordInput,
  ResetPasswordInput,
  SignInInput,
} from '../account/sign-in-input.ts';
import type { ListQuery } from '../lists/list-query.ts';
import type { Page } from '../lists/page.ts';
import type { ResultRow } from '../results/result-row.ts';
import type { SampleInput, SampleRow } from '../samples/sample-fields.ts';
import type { DayRow, SessionRow } from '../sessions/session-row.ts';
import type { PanelSettings } from '../settings/panel-settings.ts';
import type { OwnEvaluation, SealedSheet } from '../sheets/sealed-sheet.ts';
import type { TasterInput, TasterRow } from '../tasters/taster-fields.ts';
import type { BookApi } from './book-api.ts';
import type { FilesApi } from './files-api.ts';
import type { Nothing } from './nothing.ts';
import type { PeopleApi } from './people-api.ts';
import type { RegistersApi } from './registers-api.ts';

/** Every route: its query, body and answer. The server registers, and the screens call, by this table alone. */
export type Api = PeopleApi &
  BookApi &
  RegistersApi &
  FilesApi & {
    'GET /health': { answer: { status: 'ok' | 'failing'; unsaved: number } };
    'GET /api/setup': { answer: { needed: boolean } };
    'POST /api/setup': { body: SetupInput; answer: { accounts: readonly DemoAccount[] } };
    'POST /api/auth/sign-in/username': { body: SignInInput; answer: Me };
    'POST /api/auth/sign-out': { body: Nothing; answer: Nothing };
    'POST /api/auth/change-password': { body: ChangePasswordInput; answer: Nothing };
    'POST /api/auth/request-password-reset': {
      body: { readonly username: string };
      answer: Nothing;
    };
    'POST /api/auth/reset-password': { body: ResetPasswordInput; answer: Nothing };
    'GET /api/me': { answer: Me };
    'POST /api/commands/:name': { body: unknown; answer: Readonly<Record<string, unknown>> };
    'GET /api/evaluations': {
      query: { page?: string };
      answer: {
        open: readonly { session: number; date: string; state: 'open' | 'hidden' }[];
        performed: Page<OwnEvaluation>;
      };
    };
    'GET /api/sessions': { query: ListQuery; answer: Page<SessionRow> };
    'GET /api/sessions/:session': {
      answer: SessionRow & { results: readonly ResultRow[]; openedFigures: readonly string[] };
    };
    'GET /api/days': { query: ListQuery; answer: Page<DayRow> };
    'GET /api/sessions/:session/sheets': { answer: readonly SealedSheet[] };
    'GET /api/sessions/:session/marks_long.csv': { answer: string };
    'GET /api/marks_long.csv': { answer: string };
    'GET /api/results': { query: ListQuery; answer: Page<ResultRow> };
    'GET /api/samples': { query: ListQuery; answer: Page<SampleRow> };
    'GET /api/samples/:id': { answer: SampleRow };
    'POST /api/samples': { body: SampleInput; answer: SampleRow };
    'PUT /api/samples/:id': { body: SampleInput; answer: SampleRow };
    'GET /api/tasters': { query: ListQuery; answer: Page<TasterRow> };
    'GET /api/tasters/:id': { answer: TasterRow };
    'POST /api/tasters': { body: TasterInput; answer: TasterRow };
    'PUT /api/tasters/:id': { body: TasterInput; answer: TasterRow };
    'GET /api/settings': { answer: PanelSettings };
  };

/** A route by method and path. */
export type RouteName = keyof Api;
