/** Each component test starts with an empty browser, and fails if the page logged a problem. */
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { loadSiteConfig } from '../shell/site-config.ts';
import { closePage } from './page.tsx';

// Nobody looks on: the page is laid out and painted, but its picture is not drawn, which takes a fourth of the time. The style
// is that of the frame, which nothing within it inherits.
frameElement?.setAttribute('style', `${frameElement.getAttribute('style') ?? ''}; opacity: 0`);

// What each page runs in its `<head>`.
const beforePaint = Object.assign(document.createElement('script'), { src: '/before-paint.js' });
const hasRun = new Promise((resolve, reject) => Object.assign(beforePaint, { onload: resolve, onerror: reject }));
document.head.append(beforePaint);
await hasRun;

// With `font-display: optional`, a late font is skipped, and sizes would depend on the machine's own fonts.
const ours = ['Hanken Grotesk Variable', 'Fraunces Paperwage', 'Fraunces Wordmark'];
await Promise.all(ours.map((family) => document.fonts.load(`16px "${family}"`, 'Paperwage')));

// As `vitest.browser.config.ts` answers it: without plans. A test of plans puts its own in place.
await loadSiteConfig();

const complaints: string[] = [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));

beforeEach(() => {
  complaints.length = 0;
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  closePage();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});
