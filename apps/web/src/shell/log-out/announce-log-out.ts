import styles from '../../ui/visually-hidden.module.css';

const STORAGE_KEY = 'paperwage.logged-out';
/** Screen readers hear what comes into a region that was there before. */
const REGION_KNOWN_MS = 300;

/** Leaves a note for this tab's reloaded page. */
export function announceAfterReload(): void {
  sessionStorage.setItem(STORAGE_KEY, '1');
}

/** On the reloaded page: announces that the user has logged out, with the focus on the heading. */
export function announceLogOut(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = styles.hidden ?? '';
  document.body.append(region);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus({ preventScroll: true });
  const said = 'You’re logged out. We removed your work from this device.';
  setTimeout(() => (region.textContent = said), REGION_KNOWN_MS);
}
