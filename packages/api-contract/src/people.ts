import { z } from 'zod';

const LONGEST_EMAIL = 254;

export const emailSchema = z
  .string({ error: 'must be an email address' })
  .trim()
  .max(LONGEST_EMAIL, { error: 'must be an email address' })
  .pipe(z.email({ error: 'must be an email address such as ana@example.com' }));

/** Characters that no name has: control characters, marks that change the writing direction, and halves of a character. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A person's name, or none. */
export const nameSchema = z
  .string({ error: 'must be text' })
  .trim()
  .max(80, { error: 'must have at most 80 characters' })
  .refine((name) => !UNPRINTABLE.test(name), { error: 'has characters that can’t be shown' });
