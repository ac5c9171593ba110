import type { Picture } from '../../../records/storage-keys.ts';
import { pictureKeyOf, recordKeyOf } from '../../../records/storage-keys.ts';
import type { BuilderKind } from '../kind/builder-kind.ts';
import type { StorageKind } from '../kind/storage-kind.ts';
import type { Work } from '../store/work.ts';
import { readAt, writeAt } from '../store/draft-path.ts';
import type { SavedWork } from './saved-work.ts';
import { writeRecord } from './saved-work.ts';

/** How many unreadable records are kept; each takes space that new work may need. */
const MAX_SET_ASIDE = 3;

/** What a record has besides the work. */
const OF_THE_RECORD: ReadonlySet<string> = new Set<Exclude<keyof SavedWork, keyof Work>>([
  'version',
  'revision',
  'savedAtMs',
  'isUntouched',
]);

/** What we need from the browser's storage; we use `localStorage` because it still writes while a page is closing. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Loaded =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'work'; readonly work: Work; readonly revision: string; readonly savedAtMs: number };

/** Thrown if another tab has saved since this one last read or wrote. */
export class OtherTabSavedError extends Error {
  override name = 'OtherTabSavedError';
}

/** Stores a builder's work in the browser. Storage errors, such as a full storage, are thrown as they are. */
export function createWorkStorage(
  kind: StorageKind & Pick<BuilderKind, 'steps' | 'words'>,
  storage: () => TextStorage,
  newRevision: () => string,
  isUntouched: (draft: object) => boolean = () => false,
) {
  const recordKey = recordKeyOf(kind.type);
  const pictureKey = ({ key }: Picture) => pictureKeyOf(kind.type, key);
  const storedPicture = (picture: Picture) => storage().getItem(pictureKey(picture)) ?? '';
  let known: string | undefined;

  /** Reads the work; the code that checks it is only fetched if there is any. */
  async function load(): Promise<Loaded> {
    const text = storage().getItem(recordKey);
    if (text === null) return { kind: 'none' };
    const { readRecord } = await import('./read-record.ts');
    const record = await readRecord(kind, text);
    if (!record) {
      setAside(storage(), [recordKey, ...kind.pictures.map(pictureKey)]);
      return { kind: 'unreadable' };
    }
    const { revision, savedAtMs } = record;
    known = revision;
    return { kind: 'work', work: withPictures(record, kind.pictures, storedPicture), revision, savedAtMs };
  }

  /** Writes the work unless another tab wrote in between; `evenSo` overwrites that. */
  function save(work: Work, nowMs: number, evenSo = false): void {
    if (!evenSo && changedElsewhere()) throw new OtherTabSavedError(`Another tab has saved this ${kind.words.name}.`);
    for (const picture of kind.pictures) {
      const now = String(readAt(work.draft, picture.path) ?? '');
      // Compared with what is stored, not with what this tab stored last: another tab may have changed it.
      if (now !== storedPicture(picture)) storage().setItem(pictureKey(picture), now);
    }
    const revision = newRevision();
    const draft = kind.toKeep?.(work.draft) ?? work.draft;
    storage().setItem(
      recordKey,
      writeRecord({ ...work, draft }, kind.pictures, { revision, savedAtMs: nowMs, isUntouched: isUntouched(draft) }),
    );
    known = revision;
  }

  /** Whether the stored work differs from what this tab last read or wrote. */
  function changedElsewhere(): boolean {
    const text = storage().getItem(recordKey);
    if (text === null) return false;
    const revision = /"revision":"([^"]*)"/.exec(text)?.[1] ?? '';
    return revision !== known;
  }

  /** Whether the key of a storage event belongs to this builder's work. */
  const isAbout = (key: string | null) => key === recordKey || key === null;

  return { load, save, changedElsewhere, isAbout };
}

export type WorkStorage = ReturnType<typeof createWorkStorage>;

/**
 * Moves an unreadable record, with its pictures, to where no later work overwrites it. The latest few are kept. Nothing is
 * removed before it has been copied.
 */
function setAside(storage: TextStorage, keys: readonly string[]): void {
  const asideKey = (key: string, slot: number) => (slot === 0 ? key : `${key}.unreadable.${slot}`);
  for (let slot = MAX_SET_ASIDE; slot > 0; slot -= 1) {
    for (const key of keys) {
      const text = storage.getItem(asideKey(key, slot - 1));
      if (text === null) storage.removeItem(asideKey(key, slot));
      else storage.setItem(asideKey(key, slot), text);
    }
  }
  for (const key of keys) storage.removeItem(key);
}

function withPictures(record: SavedWork, pictures: readonly Picture[], stored: (picture: Picture) => string): Work {
  const work = Object.fromEntries(Object.entries(record).filter(([name]) => !OF_THE_RECORD.has(name)));
  const draft = pictures.reduce((given, picture) => writeAt(given, picture.path, stored(picture)), record.draft);
  return { ...(work as unknown as Work), draft };
}
