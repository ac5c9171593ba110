/** Where a ZIP code is. The city is empty where the list knows none. */
export interface ZipPlace {
  readonly city: string;
  readonly state: string;
}

/** `San Francisco, CA` with the last three digits of its ZIP codes, by spaces. */
type ZipFile = Readonly<Record<string, string>>;

const files = new Map<string, Promise<ZipFile>>();
const known = new Map<string, ZipPlace | undefined>();

/**
 * The place of a five-digit ZIP code; undefined if it is not in the list. We ask our server for all codes that start with the
 * same two digits; it never sees the other three. Throws if it can't be reached.
 */
export async function findPlace(zip: string): Promise<ZipPlace | undefined> {
  const digits = zip.slice(0, 2);
  const asked = files.get(digits) ?? fetchFile(digits);
  files.set(digits, asked);
  try {
    known.set(zip, placeIn(await asked, zip.slice(2)));
  } catch (error) {
    files.delete(digits);
    throw error;
  }
  return known.get(zip);
}

/** The cached result for a ZIP code: its place, `unlisted`, or undefined if unknown. */
export function placeFound(zip: string): ZipPlace | 'unlisted' | undefined {
  return known.has(zip) ? (known.get(zip) ?? 'unlisted') : undefined;
}

async function fetchFile(digits: string): Promise<ZipFile> {
  const response = await fetch(`/zip/${digits}.json`);
  if (!response.ok) throw new Error(`No list of the ZIP codes ${digits}: status ${response.status}.`);
  // Our own build writes it in this form.
  return (await response.json()) as ZipFile;
}

function placeIn(file: ZipFile, last: string): ZipPlace | undefined {
  const name = Object.keys(file).find((place) => file[place]!.split(' ').includes(last));
  return name === undefined ? undefined : { city: name.slice(0, -4), state: name.slice(-2) };
}
