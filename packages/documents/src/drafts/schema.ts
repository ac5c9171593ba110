import { z } from 'zod';
import { storableLength } from './text-lengths.ts';

/** Text as it was typed. Length is bounded so that a document always has an end; sense is checked in `validate.ts`. */
export const text = (longest: number) => z.string().max(longest);
/** Longer than fits: text that is too long gets an issue and isn't cut. */
export const room = ({ most }: { readonly most: number }) => text(storableLength(most));
export const amountText = text(24);
