declare const brand: unique symbol;
type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A panel's id: 36 characters, lower-case letters, digits and dashes. */
export type PanelId = Brand<string, 'PanelId'>;
/** A taster's id: 36 characters of letters, digits and dashes. */
export type TasterId = Brand<string, 'TasterId'>;
/** A sample's id: 36 characters. It is not the sample's code, which people read. */
export type SampleId = Brand<string, 'SampleId'>;
/** The id of an entry of a session's plan: a sample in one replicate. */
export type EntryId = Brand<string, 'EntryId'>;
/** A session's number, counted per panel from 1. */
export type SessionCode = Brand<number, 'SessionCode'>;
/** The idempotency key of a command: one act of a person has one, however often it is sent. */
export type CommandId = Brand<string, 'CommandId'>;
/**
 * A tasting code, the random code written on a glass: three digits, or capital letters and digits.
 */
export type TastingCode = Brand<string, 'TastingCode'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isUuid = (text: string): boolean => UUID.test(text);

/** Parses a panel's id, or null. */
export const parsePanelId = (text: string): PanelId | null =>
  isUuid(text) ? (text as PanelId) : null;
/** Parses a taster's id, or null. */
export const parseTasterId = (text: string): TasterId | null =>
  isUuid(text) ? (text as TasterId) : null;
/** Parses a sample's id, or null. */
export const parseSampleId = (text: string): SampleId | null =>
  isUuid(text) ? (text as SampleId) : null;
/** Parses an entry's id, or null. */
export const parseEntryId = (text: string): EntryId | null =>
  isUuid(text) ? (text as EntryId) : null;
/** Parses a session's number, 1 to 999,999, from a number or its digits, or null. */
export function parseSessionCode(value: string | number): SessionCode | null {
  const text = String(value);
  return /^[1-9]\d{0,5}$/.test(text) ? (Number(text) as SessionCode) : null;
}
/** Parses a tasting code, two to six capital letters or digits, or null. */
export const parseTastingCode = (text: string): TastingCode | null =>
  /^[0-9A-Z]{2,6}$/.test(text) ? (text as TastingCode) : null;
/** Parses the id of a command, or null. */
export const parseCommandId = (text: string): CommandId | null =>
  isUuid(text) ? (text as CommandId) : null;
/** Parses the id of an attached file, or null. */
export const parseFileId = (text: string): string | null => (isUuid(text) ? text : null);
