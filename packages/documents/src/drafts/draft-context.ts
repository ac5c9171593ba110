import type { CalendarDate } from '@paperwage/values';

/** What a new draft needs from outside: today's date, and a source of numbers from 0 up to 1. */
export interface DraftContext {
  readonly today: CalendarDate;
  readonly random: () => number;
}

const ID_CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A name for a stub, a line or an item that no other has. */
export function newId(random: () => number): string {
  return characters(10, ID_CHARACTERS, random);
}

/** This many characters chosen from these. */
export function characters(count: number, from: string, random: () => number): string {
  return Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join('');
}
