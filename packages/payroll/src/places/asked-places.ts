import type { StateCode } from '@paperwage/values';
import type { AskedPlace } from './asked-place.ts';
import type { PayInput } from '../pay.ts';
import { placeQuestions } from './place-questions.ts';

/**
 * The places that may tax a payment whose income tax goes to `taxedBy`. An employee who lives in another state has no
 * home in the work state: there, only the place of work counts.
 */
export function askedPlaces(
  { state: work, residenceState: home }: Pick<PayInput, 'state' | 'residenceState'>,
  taxedBy: StateCode | undefined,
): AskedPlace[] {
  if (work === undefined || taxedBy === undefined) return [];
  const isHome = home === undefined || home === work;
  const ofWork = placeQuestions(work);
  const ofHome = taxedBy === work ? ofWork : placeQuestions(taxedBy);
  const isHomeCounty = ofHome.county === 'home' && (isHome || taxedBy === home);
  const places: AskedPlace[] = [];
  if (isHomeCounty) places.push({ election: 'county', of: 'home', role: 'county', state: taxedBy });
  if (ofWork.locality && ofWork.home && isHome) {
    places.push({ election: 'locality', of: 'home', role: 'locality', state: work });
  }
  if (ofWork.locality) places.push({ election: 'workLocality', of: 'work', role: 'locality', state: work });
  if ((ofWork.county === 'work' || (!isHome && ofWork.countyOfWorkToo)) && !isHomeCounty) {
    places.push({ election: 'county', of: 'work', role: 'county', state: work });
  }
  // "The tax is based upon the employee's residency. The location where the employee works is not a factor. Employers are
  // required to withhold" (Ohio Department of Taxation, employer withholding FAQ on school district taxes).
  if (ofHome.schoolDistrict && (isHome || taxedBy === home)) {
    places.push({ election: 'schoolDistrict', of: 'home', role: 'schoolDistrict', state: taxedBy });
  }
  return places;
}
