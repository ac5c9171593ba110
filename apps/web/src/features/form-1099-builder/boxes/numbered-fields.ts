import type { FormEdition } from '@paperwage/documents/forms';

const OF_STATES = /^(state(TaxWithHeld|Income)|payersStateNo)[AB]$/;

/** The fields of the numbered boxes, in the order of their numbers: `1a` before `1b` before `2`; those of states stand apart. */
export function numberedFields({ boxes }: Pick<FormEdition, 'boxes'>): string[] {
  return boxes
    .flatMap(({ number, entries }) => (number === undefined ? [] : entries.map(({ field }) => ({ number, field }))))
    .filter(({ field }) => !OF_STATES.test(field))
    .sort((a, b) => parseInt(a.number, 10) - parseInt(b.number, 10) || a.number.localeCompare(b.number))
    .map(({ field }) => field);
}
