/** Each component test begins with an empty browser, and fails when the page complained. */
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { loadSiteConfig } from '../shell/site-config.ts';
import { closePage } from './page.tsx';

// What each page runs in its head.
const beforePaint = Object.assign(document.createElement('script'), { src: '/before-paint.js' });
const hasRun = new Promise((resolve, reject) => Object.assign(beforePaint, { onload: resolve, onerror: reject }));
document.head.append(beforePaint);
await hasRun;

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
