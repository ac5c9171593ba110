import { z } from 'zod';

/** A day in a list of documents. Empty where it is not filled in, and of documents made before it was kept. */
export const daySchema = z.string().default('').describe('YYYY-MM-DD, or empty');
