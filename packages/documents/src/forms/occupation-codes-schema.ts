import { z } from 'zod';
import { MAX_OCCUPATION_CODES } from './tipped-occupations.ts';

/** Codes of tipped occupations as typed; whether each is on the list is checked with the form. */
export const occupationCodesSchema = z
  .array(z.string().max(4, 'must be a 3-digit occupation code, such as 102'))
  .max(MAX_OCCUPATION_CODES, `must have at most ${MAX_OCCUPATION_CODES} occupation codes`)
  .default([]);
