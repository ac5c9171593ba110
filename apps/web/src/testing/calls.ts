/** Component test replacements for the server and the browser's downloads. */
import { onTestFinished, vi } from 'vitest';
import { getAuth } from '../identity/auth-state.ts';

export interface Call {
  /** Such as `/api/documents/generate-pdf`. */
  readonly path: string;
  /** The JSON that was sent, read. */
  readonly body: unknown;
}

/** Answers the page's calls to the server for one test; returns the calls as they arrive. */
export function answerCalls(answer: (call: Call) => Response | Promise<Response>): readonly Call[] {
  const calls: Call[] = [];
  const fetchElsewhere = window.fetch;
  const fetching = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/api/')) return fetchElsewhere(input, init);
    // A session from an earlier test renews its token on its own schedule.
    if (pathname === '/api/identity/refresh' && !getAuth().isLoggedIn) return new Response(null, { status: 401 });
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path: pathname, body });
    return answer({ path: pathname, body });
  });
  onTestFinished(() => fetching.mockRestore());
  return calls;
}

/** The server's response to a document request: a file with this name, empty except for its first letters. */
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
