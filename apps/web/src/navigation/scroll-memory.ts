/**
 * Where each entry of the history was scrolled to. The browser's own memory gives up when a page is still short at the
 * moment it comes back, as every page is whose code or work is fetched first.
 */
const storageKey = 'paperwage.scrolled';

type Places = Record<string, number>;

/** The state of an entry of the history: a name that tells it apart from others with the same address. */
interface Entry {
  readonly entry: string;
}

let places: Places = {};
/** The entry whose page is drawn; the address may be one page ahead. */
let drawn = '';
/** Where the drawn entry had been left before it was drawn again. */
let left = 0;

/** Begins to remember, with what this tab remembers from before a reload. `holds` takes reloads over from the browser. */
export function rememberScrolling(holds: boolean): void {
  places = read();
  if (!ownEntry()) history.replaceState(newEntry(), '');
  drawn = entryNow();
  left = places[drawn] ?? 0;
  if (holds) history.scrollRestoration = 'manual';
  addEventListener('scroll', note, { passive: true });
  addEventListener('popstate', () => {
    if (history.scrollRestoration === 'manual') note();
  });
  addEventListener('pagehide', write);
}

/** The state for a new history entry; saves how far the current page is scrolled. */
export function createEntryState(): Entry {
  history.scrollRestoration = 'manual';
  note();
  return newEntry();
}

/** The current entry's state, for a new address that is still the same place. */
export function keepEntryState(): Entry {
  return { ...(history.state as object | null), entry: entryNow() };
}

/** Saves the rendered entry's scroll position, also explicitly before leaving, as scroll events come a frame late. */
function note(): void {
  places[drawn] = window.scrollY;
}

/** Where the page that is drawn had been scrolled to when it was left; 0 when it was not there before. */
export function scrolledWhenLeft(): number {
  return left;
}

/**
 * Scrolls to where the entry that is now drawn was left; a page that was not there before is shown from its top, or from
 * the part that the address names.
 */
export function arrive(isOtherPage: boolean): void {
  const entry = entryNow();
  if (entry === drawn) {
    if (left > 0 && history.scrollRestoration === 'manual') scrollTo(left);
    return;
  }
  const known = places[entry];
  [drawn, left] = [entry, known ?? 0];
  if (known !== undefined) return scrollTo(known);
  if (isOtherPage) showFromTop();
  places[entry] = window.scrollY;
}

/** An entry that a link within the page has made has no name of its own, so its address names it. */
function entryNow(): string {
  return ownEntry() ?? location.href;
}

function ownEntry(): string | undefined {
  return (history.state as Partial<Entry> | null)?.entry;
}

function newEntry(): Entry {
  return { entry: String(Math.random()) };
}

function showFromTop(): void {
  const part = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (part) part.scrollIntoView();
  else scrollTo(0);
}

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function read(): Places {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Places;
  } catch {
    return {};
  }
}

function write(): void {
  // The latest scroll event may be missing; 0 is ignored, as a page is also at 0 before it is fully rendered.
  if (window.scrollY > 0) places[drawn] = window.scrollY;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // A full or forbidden storage: the page then begins at its top.
  }
}
