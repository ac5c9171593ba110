import type { BoxName } from '@paperwage/documents/forms';
import { boxOfField } from '@paperwage/documents/forms';
import { useCalculation } from '../store/form-builder.ts';

/** Number and caption of the box of a field, by the edition of the year; undefined where that has no such box. */
export function useBoxName(field: string): BoxName | undefined {
  const edition = useCalculation(({ result }) => result.document.edition);
  return boxOfField(edition, field);
}

/** A box as it is spoken of: `Box 2, Federal income tax withheld`. */
export function spokenBox({ number, caption }: BoxName): string {
  return number === '' ? caption : `Box ${number}, ${caption}`;
}
