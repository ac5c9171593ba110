import type { ReportedError } from '@paperwage/api-contract';
import { ownFrames, scrubbed } from '@paperwage/api-contract';
import { call } from '../identity/call.ts';
import { builtRow } from '../routes/built-rows.ts';

/** An error that comes again and again says no more than the first ones. */
const MOST_REPORTS = 5;

let left = MOST_REPORTS;

/** Reports an error that nothing caught, without what people typed. */
export function reportEvent(event: Event): void {
  const error = event instanceof PromiseRejectionEvent ? (event.reason as unknown) : (event as ErrorEvent).error;
  // What has no error comes from extensions and from resources that didn't load.
  if (!(error instanceof Error) || left === 0) return;
  left -= 1;
  void call('POST /api/errors', { body: reported(error) });
}

function reported({ name, message, stack = '' }: Error): ReportedError {
  return {
    name: scrubbed(name).slice(0, 60),
    message: scrubbed(message, typedTexts()),
    frames: [...ownFrames(stack)],
    page: builtRow(location.pathname)?.path ?? '/',
    release: releaseOf(import.meta.url),
  };
}

/** Everything that stands in a field of the page, and each word of it. */
function typedTexts(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const texts = [...fields].map(({ value }) => value).filter((value) => value !== '' && value !== 'on');
  return [...texts, ...texts.flatMap((text) => text.split(/\s+/))].filter((text) => text.length > 2);
}

/** The name of this file changes with every build. */
function releaseOf(url: string): string {
  return url.replace(/^.*\/|\.js.*$/g, '').replace(/[^\w.-]/g, '');
}
