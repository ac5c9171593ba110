import { z } from 'zod';
import * as drafts from '../drafts/schema.ts';

/** Text as it was typed; its length is bounded so that it can be set within its box. Sense is checked in `validate.ts`. */
export const text = (longest: number) => drafts.text(longest).default('');
export const amountText = drafts.amountText.default('');
export const flag = z.boolean().default(false);
