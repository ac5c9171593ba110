import type { VisitEvent } from '@paperwage/api-contract';
import { MOST_EVENTS } from '@paperwage/api-contract';
import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';
import { callAsUser } from '../identity/call-as-user.ts';
import { call } from '../identity/call.ts';
import { isHinted } from '../identity/sign-in-hint.ts';
import { builtRow } from '../routes/built-rows.ts';
import { takeEvents, track } from '../analytics/track.ts';
import { wantsPrivacy } from '../analytics/wants-privacy.ts';

const BATCH_MS = 4_000;
const VISIT_ENDS_MS = 30 * 60_000;
const VISIT_KEY = 'paperwage.visit';

/**
 * Sends what happens in this visit: page by page, in batches, and what is left when the page is put away. Does nothing
 * where the browser says by Global Privacy Control that nobody may be followed.
 */
export function sendEvents(): void {
  if (wantsPrivacy()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = takeEvents(MOST_EVENTS, later);
    if (events.length > 0) void send(events);
  };
  const later = () => (timer ??= setTimeout(flush, BATCH_MS));
  takeEvents(0, later);
  followPages();
  followTyping();
  track('variantSeen', document.documentElement.dataset['chatbot'] === 'off' ? 'chatbot.off' : 'chatbot.on');
  later();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}

/** A page is named by its pattern, which holds nothing of whose it is. Those of the people who run the site don’t count. */
function followPages(): void {
  let shown: string | undefined;
  const look = () => {
    const { path } = builtRow(location.pathname) ?? {};
    if (path === undefined || path === shown || path.startsWith('/admin')) return;
    shown = path;
    track('pageViewed', path);
  };
  look();
  // The router tells of its own steps too.
  for (const step of ['popstate', 'pushState', 'replaceState']) addEventListener(step, look);
}

/** A document is started with the first thing typed or chosen in its builder. */
function followTyping(): void {
  const started = new Set<string>();
  document.addEventListener(
    'input',
    () => {
      const type = DOCUMENT_TYPES.find((one) => KINDS[one].builderPath === location.pathname);
      if (type === undefined || started.has(type)) return;
      started.add(type);
      track('documentStarted', type);
    },
    { capture: true, passive: true },
  );
}

async function send(events: VisitEvent[]): Promise<void> {
  const body = { visit: currentVisit(), events };
  // Put away, the page has no time to wait for anything.
  if (document.visibilityState === 'hidden') {
    navigator.sendBeacon('/api/events', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  } else if (isHinted()) {
    await callAsUser('POST /api/events', { body });
  } else {
    await call('POST /api/events', { body, idToken: undefined });
  }
}

/** The id of this visit, which is over after half an hour without an event. */
function currentVisit(): string {
  const nowMs = Date.now();
  try {
    const [id, atMs] = (localStorage.getItem(VISIT_KEY) ?? '').split(' ');
    const visit = id && Number(atMs) > nowMs - VISIT_ENDS_MS ? id : crypto.randomUUID();
    localStorage.setItem(VISIT_KEY, `${visit} ${nowMs}`);
    return visit;
  } catch {
    return visitOfPage;
  }
}

/** Where nothing can be kept, the visit is that of this document. */
const visitOfPage = globalThis.crypto?.randomUUID?.() ?? '';
