import { z } from 'zod';
import { isDay } from '../fields/day.ts';
import { isAcceptablePassword, LONGEST_PASSWORD } from '../fields/password.ts';
import { referenceValueSchema } from '../registers/reference-value.ts';
import { MOST_MILLILITRES, sampleProblems } from '../registers/sample-rules.ts';
import { tasterProblems } from '../registers/taster-rules.ts';
import type {
  ChangePasswordInput,
  ListQuery,
  Nothing,
  ResetPasswordInput,
  SampleInput,
  SetupInput,
  SignInInput,
  TasterInput,
} from './api.ts';
import { email, line, name, phone, text, username } from './fields.ts';
import type { ImportInput } from './registers-api.ts';
import { withoutProblems } from './without-problems.ts';

const day = z.string().refine(isDay, 'day').nullable();
const revision = z.int().min(0);
const password = z.string().refine(isAcceptablePassword, 'password');
const anyPassword = z.string().max(LONGEST_PASSWORD);

/** The border of a list's query. What it may be sorted by is each list's own. */
export const listQuery: z.ZodType<ListQuery> = z.strictObject({
  search: z.string().max(200).exactOptional(),
  sort: z.string().max(40).exactOptional(),
  direction: z.enum(['ascending', 'descending']).exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
  state: z.string().max(40).exactOptional(),
  ids: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/)
    .exactOptional(),
});

/** The border of a sample's form. The scope of a reference material must be set (product specification, section 5). */
export const sampleInput: z.ZodType<SampleInput> = z
  .strictObject({
    code: name.max(40),
    externalReference: line,
    presentation: line,
    receptionDate: day,
    expirationDate: day,
    certificationDate: day.exactOptional(),
    initialQuantity: z.number().min(0).max(MOST_MILLILITRES).nullable(),
    reference: z.boolean(),
    referenceScope: line,
    referenceOrigin: line.exactOptional(),
    referenceValues: z.array(referenceValueSchema).max(20).exactOptional(),
    active: z.boolean(),
    additionalInfo: text,
    revision,
  })
  .superRefine(withoutProblems<SampleInput>(sampleProblems));

/** The border of a taster's form. An account needs a user name; its password is left out when it stays. */
export const tasterInput: z.ZodType<TasterInput> = z
  .strictObject({
    code: name.max(40),
    firstName: name,
    lastName: line,
    phone,
    email,
    additionalInfo: text,
    active: z.boolean(),
    address: line.exactOptional(),
    address2: line.exactOptional(),
    city: line.exactOptional(),
    state: line.exactOptional(),
    postalCode: line.exactOptional(),
    country: line.exactOptional(),
    username: username.nullable(),
    password: password.nullable(),
    revision,
  })
  .superRefine(withoutProblems<TasterInput>(tasterProblems(true)));

/** The border of the first start. */
export const setupInput: z.ZodType<SetupInput> = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('found'),
    panel: name,
    leader: name,
    username,
    email,
    password,
  }),
  z.strictObject({ way: z.literal('demonstration') }),
]);

/** The border of signing in: what is too long is no password of anybody's. */
export const signInInput: z.ZodType<SignInInput> = z.strictObject({
  username: z.string().max(200),
  password: anyPassword,
  rememberMe: z.boolean(),
});

/** The border of changing one's own password. */
export const changePasswordInput: z.ZodType<ChangePasswordInput> = z.strictObject({
  currentPassword: anyPassword,
  newPassword: password,
});

/** The border of the end of a reset. */
export const resetPasswordInput: z.ZodType<ResetPasswordInput> = z.strictObject({
  token: z.string().min(8).max(200),
  newPassword: password,
});

/** The border of a call that has nothing to say. */
export const nothingInput: z.ZodType<Nothing> = z.strictObject({});

/** The border of a file for a register. */
export const importInput: z.ZodType<ImportInput> = z.strictObject({
  csv: z.string().max(100_000),
  isPreview: z.boolean(),
});

/** The border of a deletion: the revision that was read. */
export const deletionInput: z.ZodType<{ revision: number }> = z.strictObject({ revision });
