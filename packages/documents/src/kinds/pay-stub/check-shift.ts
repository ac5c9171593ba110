import type { PayStubDraft } from './draft/schema.ts';

const POINTS_PER_MM = 72 / 25.4;
/** A check that moves further leaves the narrowest sheet. */
export const FURTHEST_MM = 9;
/** Tenths of a millimeter, with either minus sign. */
const TENTHS = /^\s*[-\u2212+]?(?:\d(?:\.\d?)?|\.\d)\s*$/;

/** How far the check of a pay stub moves from its usual place, so that it meets the lines of check stock. Points. */
export interface CheckShift {
  /** To the right; to the left below zero. */
  readonly x: number;
  /** Down; up below zero. */
  readonly y: number;
}

/** The shift that was typed in millimeters; what is no such distance counts as none. */
export function checkShiftOf({
  checkRightMm = '',
  checkDownMm = '',
}: Pick<PayStubDraft, 'checkRightMm' | 'checkDownMm'>): CheckShift {
  const pointsOf = (text: string) => (millimetersOf(text) ?? 0) * POINTS_PER_MM;
  return { x: pointsOf(checkRightMm), y: pointsOf(checkDownMm) };
}

/** A typed distance that a check can move; undefined for any other text. */
export function millimetersOf(text: string): number | undefined {
  const millimeters = TENTHS.test(text) ? Number(text.replace('\u2212', '-')) : NaN;
  return Math.abs(millimeters) <= FURTHEST_MM ? millimeters : undefined;
}
