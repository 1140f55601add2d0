import type { ReferenceValue } from '../registers/reference-value.ts';
import type { Role } from '../role/role.ts';
import type { DayVerdict } from '../session/decide-day.ts';
import type { PanelSettings } from '../settings/panel-settings.ts';
import type { SealedAnswers } from '../sheet/sealed-answers.ts';
import type { TasterStatus } from '../tasters/taster-status.ts';
import type { BookApi } from './book-api.ts';
import type { FilesApi } from './files-api.ts';
import type { PeopleApi } from './people-api.ts';
import type { RegistersApi } from './registers-api.ts';

/** One page of a list, with how many rows there are in all. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** How a list is asked for: all as text, since they live in the page's address. */
export type ListQuery = {
  readonly search?: string;
  readonly sort?: string;
  readonly direction?: 'ascending' | 'descending';
  readonly page?: string;
  readonly size?: string;
  readonly state?: string;
  /** Only these records of the register, by their ids, separated by commas; at most 100. */
  readonly ids?: string;
};

/** Who is signed in. */
export type Me = {
  readonly user: string;
  readonly name: string;
  readonly username: string;
  readonly role: Role;
  readonly panel: { readonly id: string; readonly name: string };
  readonly taster: { readonly id: string; readonly code: string } | null;
};

/** A session's life: a plan, before the tasters, ended, judged. */
export type SessionState = 'draft' | 'shown' | 'hidden' | 'closed' | 'validated';

/** A row of the sessions list. */
export type SessionRow = {
  readonly session: number;
  readonly date: string;
  readonly state: SessionState;
  readonly training: boolean;
  readonly samples: number;
  readonly tasters: number;
  readonly sealed: number;
  readonly validatedAt: string | null;
  readonly validatedBy: string | null;
};

/** A tasting day: its sessions, and what was last said of it, by whom, when and why. */
export type DayRow = {
  readonly date: string;
  readonly sessions: readonly SessionRow[];
  readonly judged: {
    readonly verdict: DayVerdict;
    readonly reason: string | null;
    readonly by: string;
    readonly at: string;
  } | null;
};

/** A validated result of one sample in one replicate; figures are those of exchange.md, in cm. */
export type ResultRow = {
  readonly session: number;
  readonly date: string;
  readonly sample: { readonly id: string; readonly code: string };
  readonly replicate: 1 | 2;
  readonly n: number;
  readonly class: string;
  readonly predominantDefect: string | null;
  readonly md: number | null;
  readonly mf: number | null;
  readonly reliable: boolean;
  readonly figures: unknown;
  readonly method: string;
  /** The heads of the panel's settings it was judged by (LED-4); empty in results older than the ledger. */
  readonly settingsHeads: string;
  /** Those settings themselves, by which it is recomputed to the same figure (M-RECORD). */
  readonly settings: PanelSettings;
  readonly validatedAt: string;
  readonly validatedBy: string;
};

/** A sample of the register. Quantities in millilitres; dates YYYY-MM-DD. */
export type SampleRow = {
  readonly id: string;
  readonly code: string;
  readonly externalReference: string;
  readonly presentation: string;
  readonly receptionDate: string | null;
  readonly expirationDate: string | null;
  readonly certificationDate: string | null;
  readonly initialQuantity: number | null;
  readonly currentQuantity: number | null;
  readonly reference: boolean;
  readonly referenceScope: string;
  /** Where the assigned values come from: a certificate, a ring test, the panel's own work. */
  readonly referenceOrigin: string;
  readonly referenceValues: readonly ReferenceValue[];
  readonly active: boolean;
  /** Whether its last result stands and nobody took it back (SAM-4). */
  readonly validated: boolean;
  readonly additionalInfo: string;
  readonly class: string | null;
  readonly revision: number;
};

/** What a form sends of a sample; `revision` is the one it was read at (ignored when new). Left out: as it was. */
export type SampleInput = Omit<
  SampleRow,
  | 'id'
  | 'class'
  | 'validated'
  | 'currentQuantity'
  | 'certificationDate'
  | 'referenceValues'
  | 'referenceOrigin'
> &
  Partial<Pick<SampleRow, 'certificationDate' | 'referenceValues' | 'referenceOrigin'>>;

/** A postal address, as people write it. */
export type PostalAddress = {
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
};

/** A taster of the register. `username` names the linked account, if there is one. */
export type TasterRow = {
  readonly id: string;
  readonly code: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly phone: string;
  readonly email: string;
  readonly lastSession: string | null;
  readonly additionalInfo: string;
  readonly active: boolean;
  readonly username: string | null;
  /** The status today (STS-1), or null when none was ever given: then the taster counts. */
  readonly status: TasterStatus | null;
  readonly revision: number;
} & PostalAddress;

/** What a form sends of a taster; a user name with a password opens an account. */
export type TasterInput = Omit<
  TasterRow,
  'id' | 'displayName' | 'lastSession' | 'status' | keyof PostalAddress
> &
  Partial<PostalAddress> & { readonly password: string | null };

/** A sealed sheet as the desk sees it: which glass, whose, which version, valid or not. Marks in mm. */
export type SealedSheet = SealedAnswers & {
  readonly taster: string;
  readonly sample: string;
  readonly replicate: 1 | 2;
  readonly code: string;
  readonly position: number;
  readonly version: number;
  readonly valid: boolean;
  readonly sealedAt: string;
  readonly signedAt: string;
};

/** One glass of a taster's own list. Nothing of the sample. */
export type OwnEvaluation = {
  readonly session: number;
  readonly date: string;
  readonly code: string;
  readonly position: number;
  readonly sealedAt: string | null;
};

/** What a first start may do: found a panel, or explore with demonstration data. */
export type SetupInput =
  | {
      readonly way: 'found';
      readonly panel: string;
      readonly leader: string;
      readonly username: string;
      readonly email: string;
      readonly password: string;
    }
  | { readonly way: 'demonstration' };

/** An empty object: nothing to say beyond that it went through. */
export type Nothing = Readonly<Record<string, never>>;

/** What the sign-in form sends. Remembered: 30 days on this device; else until the browser closes. */
export type SignInInput = {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
};

/** A person's own change of password; every other device is signed out. */
export type ChangePasswordInput = {
  readonly currentPassword: string;
  readonly newPassword: string;
};

/** The end of a password reset: the token is that of the mailed link. */
export type ResetPasswordInput = { readonly token: string; readonly newPassword: string };

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

/** The name and password of an account of the demonstration panel. */
export type DemoAccount = {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
};

/** A route by method and path. */
export type RouteName = keyof Api;
