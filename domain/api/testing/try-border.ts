import { expect } from 'vitest';

/** One field of what arrives: what it may be at its bounds, what not next to them, whether it may be left out. */
export type BorderField = {
  readonly may: readonly unknown[];
  readonly not: readonly unknown[];
  readonly optional?: boolean;
};

/** What arrives at one door: its schema, what stands in it always, and its fields. */
export type Border = {
  readonly schema: { safeParse(data: unknown): { readonly success: boolean } };
  readonly always?: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, BorderField>>;
};

/**
 * Tries every field of a border on its own: each value it may be goes in, each it may not stops it, and so does a field
 * that is missing or one that nobody knows.
 */
export function tryBorder({ schema, always = {}, fields }: Border): void {
  const whole: Record<string, unknown> = { ...always };
  for (const [field, { may }] of Object.entries(fields)) whole[field] = may[0];
  const passes = (data: unknown): boolean => schema.safeParse(data).success;

  expect(passes(whole), 'as it may be').toBe(true);
  expect(passes({ ...whole, surplus: 1 }), 'a field nobody knows').toBe(false);
  for (const data of [null, 'text', [whole]]) expect(passes(data), String(data)).toBe(false);
  for (const [field, { may, not, optional }] of Object.entries(fields)) {
    const { [field]: _, ...without } = whole;
    expect(passes(without), `${field} left out`).toBe(optional === true);
    for (const value of may)
      expect(passes({ ...whole, [field]: value }), `${field} may be ${value}`).toBe(true);
    for (const value of not)
      expect(passes({ ...whole, [field]: value }), `${field} may not be ${value}`).toBe(false);
  }
}
