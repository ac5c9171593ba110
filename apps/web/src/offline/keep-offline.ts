import { builtRow } from '../routes/built-rows.ts';

const IDLE_WITHIN_MS = 10_000;
const LOOK_AGAIN_MS = 3_600_000;

/**
 * Has the browser keep the builders for use without a connection, from the first visit of one of them on, once the page has
 * nothing else to do. Nothing is fetched for users in data saver mode.
 */
export function keepOffline(): void {
  // Without https there is none.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const steps = ['popstate', 'pushState', 'replaceState'];
  const look = () => {
    if (builtRow(location.pathname)?.shell !== 'builder') return;
    for (const step of steps) removeEventListener(step, look);
    whenIdle(() => void register().catch(() => undefined));
  };
  for (const step of steps) addEventListener(step, look);
  look();
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData && !serviceWorker.controller) return;
  const registration = await serviceWorker.register('/sw.js');
  const tell = () => void tellOfNewVersion(registration).catch(() => undefined);
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
  tell();
  // A page that stays open for days would otherwise hear of nothing.
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() < lookedAtMs + LOOK_AGAIN_MS) return;
    lookedAtMs = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** A page that was opened since the new version came is of that version, while the old worker still serves older pages. */
async function tellOfNewVersion({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return;
  const newest = (await caches.keys()).at(-1);
  if (newest === document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) return;
  (await import('./new-version.tsx')).showNewVersion();
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  else setTimeout(run, IDLE_WITHIN_MS / 2);
}
