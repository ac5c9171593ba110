import type { LocalReport } from '@paperwage/payroll';

/**
 * Names that a tax agency asks for in box 20, where they are not those of the places.
 *
 * Sources: legalclarity.org, How to Read and Use Your New York State W-2 Form (after Publication NYS-50);
 * drakesoftware.com, OR - Metro Supportive Housing Services Personal Income Tax Return. Checked 2026-11-26.
 */
const NAMES: Readonly<Record<string, string>> = { 'New York City': 'NYC', 'Metro supportive housing': 'METRO' };

/**
 * What box 20 calls the place of a local tax. Ohio asks for the number of a school district before its name, since a
 * city and a district may share one (Ohio Department of Taxation, October 3, 2016; reported by Wolters Kluwer and the
 * American Payroll Association, checked 2026-11-26).
 */
export function box20Name(place: string, local: LocalReport | undefined): string {
  const number = local?.state === 'OH' ? local.schoolDistrict : undefined;
  return number === undefined ? (NAMES[place] ?? place) : `${number} ${place}`;
}

/**
 * Maryland's county tax is withheld with the state's own by one formula, and box 17 has both: Form 502 asks for "the total
 * Maryland and local tax withheld as shown on" Forms W-2 (globalknowledgebase.com, Maryland State Payments, checked
 * 2026-11-26).
 */
export function isInBox17(local: LocalReport | undefined): boolean {
  return local?.state === 'MD';
}
