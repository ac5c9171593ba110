import type { DocumentType } from '@paperwage/documents';

/** What is known about the account status of work in this browser. */
export interface DraftLink {
  readonly draftId?: string;
  /** The version on the server that the work here is based on. */
  readonly version?: number;
  /** Of the server’s copy, as this browser stores it. */
  readonly digest?: string;
  /** Of the last create request: its response may not have arrived. */
  readonly begun?: string;
  /** Of what was sent since, oldest first: responses may not have arrived. */
  readonly sent?: readonly string[];
  /** Of a document as it was opened: until something changes, it is not a draft worth saving. */
  readonly opened?: string;
  /** The user wants the work only in this browser. */
  readonly isRefused?: boolean;
}

/** What we need from the browser's storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

const MAX_KEPT = 40;

/** Links from work of one type to one user’s drafts, by work id; only the latest are kept. */
export function draftLinks(type: DocumentType, userId: string, storage: () => TextStorage = () => localStorage) {
  const key = `paperwage.${type}.drafts`;
  // Storage is full or disabled: the tab then keeps them in memory.
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
