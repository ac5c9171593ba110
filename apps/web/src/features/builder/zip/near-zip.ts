import type { PlacesOfAddress } from '@paperwage/payroll';

/** The city of a ZIP code, the counties that it touches, and what is near. */
type NearZip = Required<Pick<PlacesOfAddress, 'cities' | 'counties' | 'near'>>;

/**
 * Names, and for the last three digits of each ZIP code the numbers of its city, of the counties it touches, and of the
 * cities and counties near it: `1;1,0;0;2`.
 */
interface NearFile {
  readonly cities: readonly string[];
  readonly counties: readonly string[];
  readonly zips: Readonly<Record<string, string>>;
}

const files = new Map<string, Promise<NearFile>>();

/**
 * The city and counties of a five-digit ZIP code and those near it, for `suggestPlaces`; all are empty if it is not in the
 * list, or in a state without local taxes. Our server sees only its first two digits. Throws if it can't be reached.
 */
export async function placesNearZip(zip: string): Promise<NearZip> {
  const digits = zip.slice(0, 2);
  const asked = files.get(digits) ?? fetchFile(digits);
  files.set(digits, asked);
  try {
    return nearIn(await asked, zip.slice(2));
  } catch (error) {
    files.delete(digits);
    throw error;
  }
}

async function fetchFile(digits: string): Promise<NearFile> {
  const response = await fetch(`/zip/near/${digits}.json`);
  if (!response.ok) throw new Error(`No list of the places near ZIP codes ${digits}: status ${response.status}.`);
  // Our own build writes it in this form.
  return (await response.json()) as NearFile;
}

function nearIn({ cities, counties, zips }: NearFile, last: string): NearZip {
  const [own = '', touched = '', nearCities = '', nearCounties = ''] = (zips[last] ?? '').split(';');
  const named = (numbers: string, names: readonly string[]) =>
    numbers === '' ? [] : numbers.split(',').flatMap((number) => names[Number(number)] ?? []);
  return {
    cities: named(own, cities),
    counties: named(touched, counties),
    near: { cities: named(nearCities, cities), counties: named(nearCounties, counties) },
  };
}
