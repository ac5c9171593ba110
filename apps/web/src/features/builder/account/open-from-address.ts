import { getAuth, subscribeAuth } from '../../../identity/auth-state.ts';
import type { Called } from '../../../identity/call.ts';
import { go } from '../../../navigation/go.ts';
import { draftLinks } from '../../../records/draft-links.ts';
import type { OpenedAs } from '../../../records/document-hrefs.ts';
import { fetchDocument } from '../../../records/documents.ts';
import { fetchDraft } from '../../../records/drafts.ts';
import { fetchLogo } from '../../../records/logos.ts';
import type { AttachedDocument } from '../kind/storage-kind.ts';
import type { Builder } from '../store/builder.tsx';
import { showToast, setState } from '../store/edits.ts';
import { isUntouched } from '../saving/is-untouched.ts';
import { newWorkId } from '../store/new-work-id.ts';
import { lookOf, openDocument, startOver } from '../store/replace-draft.ts';
import type { AccountState } from '../store/save-state.ts';
import { digestOfWork, draftFrom } from './draft-of-account.ts';

const LONGEST_WAIT_FOR_USER_MS = 20_000;
const LONGEST_WAIT_FOR_SAVE_MS = 8_000;
const LOG_IN = 'Log in to open it. This is the work saved in this browser.';
const UNREADABLE = 'It was made with a different version of this page, so we can’t open it here.';

/** Opens the draft or document in the address in place of the current work, which Undo restores. */
export async function openFromAddress(builder: Builder): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const [draftId, documentId] = [asked.get('draft'), asked.get('document')];
  const { hash } = location;
  const userId = await knownUser();
  const beginning = asked.get('new');
  if (beginning === 'calculator' || beginning === 'employee') await beginWith(builder, beginning, hash);
  else if (asked.has('new')) await beginNew(builder);
  else if (userId === undefined) showToast(builder.store, LOG_IN);
  else if (draftId !== null) await openDraft(builder, userId, draftId);
  else if (documentId !== null) await openIssued(builder, userId, documentId, asOf(asked.get('as')));
  const step = asked.get('step');
  go(location.pathname + (step === null ? '' : `?step=${encodeURIComponent(step)}`), { replace: true });
}

async function beginNew(builder: Builder): Promise<void> {
  const { kind, store, context } = builder;
  if (isUntouched(kind, store.get().draft, context)) return;
  const fate = await saveBeforeReplace(builder);
  if (fate === undefined)
    showToast(store, `The ${kind.words.name} here isn’t saved yet. Start a new one after it saves.`);
  else startOver(builder, `This is a new ${kind.words.name}.${fate}`);
}

/** Starts with what another page passed on: calculator numbers, or a name. */
async function beginWith(builder: Builder, what: 'calculator' | 'employee', hash: string): Promise<void> {
  const { kind, store, context } = builder;
  const isNothing = isUntouched(kind, store.get().draft, context);
  const fate = isNothing ? '' : await saveBeforeReplace(builder);
  if (fate === undefined) {
    showToast(store, `The ${kind.words.name} here isn’t saved yet. Go back and try again after it saves.`);
    return;
  }
  const { beginForEmployee, beginFromCalculator } = await import('./begin-from-address.ts');
  if (what === 'employee') beginForEmployee(builder, hash, fate);
  else await beginFromCalculator(builder, hash, fate);
}

async function openDraft(builder: Builder, userId: string, draftId: string): Promise<void> {
  const { kind, store } = builder;
  const links = draftLinks(kind.type, userId);
  // It is the current work: don't lose what was typed since.
  if (links.get(store.get().workId)?.draftId === draftId) return;
  const answer = await fetchDraft(draftId);
  const found = await readable(builder, userId, answer);
  if (!found || !answer.ok) return;
  const workId = links.workOf(draftId) ?? draftId;
  const fate = await saveBeforeReplace(builder);
  if (fate === undefined) {
    showToast(store, `The ${kind.words.name} here isn’t saved yet. Open the draft again after it saves.`);
    return;
  }
  openDocument(builder, `Your draft is open.${fate}`, found, workId);
  const { draft, template, theme } = store.get();
  const work = { draft, template, theme, workId, finishSeen: false, hasDownloaded: false, visited: [] };
  links.set(workId, { draftId, version: answer.data.version, digest: digestOfWork(kind, work) });
}

async function openIssued(builder: Builder, userId: string, documentId: string, as: OpenedAs): Promise<void> {
  const { kind, store, context } = builder;
  const found = await readable(builder, userId, await fetchDocument(kind.type, documentId));
  if (!found) return;
  const fate = await saveBeforeReplace(builder);
  if (fate === undefined) {
    showToast(store, `The ${kind.words.name} here isn’t saved yet. Open the other one again after it saves.`);
    return;
  }
  const workId = newWorkId();
  const copied = as === 'copy' ? kind.duplicate?.(found.documentData, context) : undefined;
  const opened = { ...found, documentData: copied ?? found.documentData };
  // Not a draft until something changes: the history has it. A copy is something new.
  const asOpened = digestOfWork(kind, { draft: opened.documentData, ...lookOf(builder, opened) });
  if (as !== 'copy') draftLinks(kind.type, userId).set(workId, { opened: asOpened });
  openDocument(builder, `${openedLabel(kind.words.name, as)}${fate}`, opened, workId);
  if (as === 'replace') setState(store, { replaces: documentId });
  if (as === 'next') await builder.makeNext?.();
  if (as === 'next' && !builder.makeNext) showToast(store, `There is no next ${kind.words.name} to make.`);
}

function openedLabel(name: string, as: OpenedAs): string {
  if (as === 'copy') return 'This is a copy of the document.';
  if (as === 'replace') return 'Fix it, then issue again. That replaces what you issued before.';
  return `The ${name} from your history is open again.`;
}

/** The account's data in the form the builder opens; reports why if it cannot. */
async function readable(
  { kind, store }: Builder,
  userId: string,
  answer: Called<{ template: string; theme: string; documentData: unknown; type?: string }>,
): Promise<AttachedDocument | undefined> {
  if (!answer.ok) {
    showToast(store, answer.error.message);
    return undefined;
  }
  const { template, theme, documentData } = answer.data;
  const draft = await draftFrom(kind, documentData, (url) => fetchLogo(userId, url)).catch(() => undefined);
  if (!draft) {
    showToast(store, UNREADABLE);
    return undefined;
  }
  return { template, theme, documentData: draft };
}

function asOf(text: string | null): OpenedAs {
  return text === 'copy' || text === 'next' || text === 'replace' ? text : 'same';
}

/** The signed-in user's id, once known; undefined for a visitor, or if it cannot be determined. */
function knownUser(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (id: string | undefined) => {
      leave();
      clearTimeout(timer);
      resolve(id);
    };
    const look = () => {
      const { user, isFirebaseLoaded, isLoggedIn, failure } = getAuth();
      if (user || failure !== undefined || (isFirebaseLoaded && !isLoggedIn)) end(user?.id);
    };
    const timer = setTimeout(() => end(undefined), LONGEST_WAIT_FOR_USER_MS);
    const leave = subscribeAuth(look);
    look();
  });
}

/**
 * Saves the current work to the account before other work replaces it. Returns what to tell the user; undefined if it could not
 * be saved and must not be replaced.
 */
async function saveBeforeReplace(builder: Builder): Promise<string | undefined> {
  const { account, accountSaving, kind } = builder;
  const first = await settled(builder);
  if (first.status === 'offered') accountSaving()?.take();
  const { status } = first.status === 'offered' ? await settled(builder) : first;
  if (status === 'new') return '';
  if (status === 'saved') return ' We saved what was here as a draft.';
  if (status === 'browser-only')
    return ` The ${kind.words.name} that was here isn’t in your account. Undo brings it back.`;
  return ['off', 'logged-out'].includes(account.get().status) ? '' : undefined;
}

/** The status of the work, once known and settled. */
function settled({ account }: Builder): Promise<AccountState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!['off', 'saving'].includes(account.get().status)) end();
    };
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve(account.get());
    };
    const timer = setTimeout(end, LONGEST_WAIT_FOR_SAVE_MS);
    const leave = account.subscribe(look);
    look();
  });
}
