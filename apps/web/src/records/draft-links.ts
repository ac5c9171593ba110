import type { DocumentType } from '@paperwage/documents';

/** What is known of where work of this browser stands in an account. */
export interface DraftLink {
  readonly draftId?: string;
  /** The version on the server that the work here is based on. */
  readonly version?: number;
  /** Of what the server holds, as this browser keeps it. */
  readonly digest?: string;
  /** Of what was last asked to be begun: an answer may not have come. */
  readonly begun?: string;
  /** Of what was sent since, oldest first: answers may not have come. */
  readonly sent?: readonly string[];
  /** Of a document as it was opened: until something is changed in it, it is no draft to keep. */
  readonly opened?: string;
  /** The user wants the work in this browser alone. */
  readonly isRefused?: boolean;
}

/** What we need of the browser's storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

const MAX_KEPT = 40;

/** The links of the work of one type to the drafts of one user, by the id of the work; the latest of them are kept. */
export function draftLinks(type: DocumentType, userId: string, storage: () => TextStorage = () => localStorage) {
  const key = `paperwage.${type}.drafts`;
  // A storage that is full or switched off: the tab then remembers for itself.
  const own = new Map<string, DraftLink>();
  const nameOf = (workId: string) => `${userId}:${workId}`;
  function all(): Record<string, DraftLink> {
    try {
      return (JSON.parse(storage().getItem(key) ?? '{}') ?? {}) as Record<string, DraftLink>;
    } catch {
      return {};
    }
  }
  function set(workId: string, link: DraftLink): void {
    own.set(nameOf(workId), link);
    const others = Object.entries(all()).filter(([name]) => name !== nameOf(workId));
    try {
      storage().setItem(key, JSON.stringify(Object.fromEntries([...others, [nameOf(workId), link]].slice(-MAX_KEPT))));
    } catch {
      // See above.
    }
  }
  return {
    get: (workId: string): DraftLink | undefined => all()[nameOf(workId)] ?? own.get(nameOf(workId)),
    set,
    /** The work that is linked to a draft. */
    workOf(draftId: string): string | undefined {
      const found = Object.entries(all()).find(
        ([name, link]) => name.startsWith(`${userId}:`) && link.draftId === draftId,
      );
      return found?.[0].slice(userId.length + 1);
    },
  };
}

export type DraftLinks = ReturnType<typeof draftLinks>;
