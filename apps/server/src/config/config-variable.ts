import { z } from 'zod';

/** One environment variable: its purpose, its allowed values, and how it is read. */
interface Variable<T> {
  readonly fallback: string;
  readonly allowed: string;
  readonly purpose: string;
  readonly schema: z.ZodType<T, string>;
}

/** Preserves the type of the parsed value. */
export const variable = <T>(definition: Variable<T>) => definition;

/** Parses a variable; `undefined` from the parser means it isn't allowed. `none` is the text for "unset". */
export function read<T>(from: (text: string) => T | undefined, none?: string): z.ZodType<T, string> {
  return z.string().transform((text, context) => {
    const value = from(text);
    if (value !== undefined || text === none) return value as T;
    context.issues.push({ code: 'custom', input: text });
    return z.NEVER;
  });
}

/** A number without sign or fraction, between two bounds. */
export const integer = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= smallest && value <= largest);

/** Text without control characters. */
export const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\p{Cc}]+$/u);
