import { expect } from 'vitest';

/**
 * One field of an input schema under test: valid values at its bounds, invalid ones next to them,
 * and whether it is optional.
 */
export type BorderField = {
  readonly may: readonly unknown[];
  readonly not: readonly unknown[];
  readonly optional?: boolean;
};

/** An input schema under test: the schema, the values that are always present, and its fields. */
export type Border = {
  readonly schema: { safeParse(data: unknown): { readonly success: boolean } };
  readonly always?: Readonly<Record<string, unknown>>;
  readonly fields: Readonly<Record<string, BorderField>>;
};

/**
 * Tests input validation at the boundary, field by field. Each valid value is accepted; each
 * invalid value, a missing field and an unknown field are refused.
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
