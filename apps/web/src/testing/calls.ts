/** What a component test has in place of the server and of the browser's downloads. */
import { onTestFinished, vi } from 'vitest';
import { getAuth } from '../identity/auth-state.ts';

export interface Call {
  /** Such as `/api/documents/generate-pdf`. */
  readonly path: string;
  /** The JSON that was sent, read. */
  readonly body: unknown;
}

/** Answers the page's calls to the server for one test; gives the calls as they come. */
export function answerCalls(answer: (call: Call) => Response | Promise<Response>): readonly Call[] {
  const calls: Call[] = [];
  const fetchElsewhere = window.fetch;
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return fetchElsewhere(input, init);
    // A session that a test before this one began renews its token in its own time.
    if (pathname === '/api/identity/refresh' && !getAuth().isLoggedIn) return new Response(null, { status: 401 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path: pathname, body });
    return answer({ path: pathname, body });
  });
  onTestFinished(() => fetching.mockRestore());
  return calls;
}

/** The answer of the server to the call for a document: a file of this name, empty but for its first letters. */
export function fileAnswer(fileName: string): Response {
  const isPdf = fileName.endsWith('.pdf');
  const type = isPdf ? 'application/pdf' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` };
  return new Response(isPdf ? '%PDF-1.7' : 'PK', { headers });
}

/** The names of the files that the page hands to the browser from now on, which keeps none of them, for one test. */
export function downloadsFromNow(): readonly string[] {
  const names: string[] = [];
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => clicking.mockRestore());
  return names;
}
