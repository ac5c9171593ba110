import type { DocumentType } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { storedRecords } from '../../records/savable-work.ts';
import { previousBuilder } from '../../shell/previous-route.ts';

/** The document that was made last in this tab, and waits to be issued. */
export interface WaitingWork {
  readonly type: DocumentType;
  readonly template: string;
  readonly theme: string;
  readonly draft: object;
  /** How many pay stubs it is; 1 for other documents. */
  readonly count: number;
  /** Whom it is for, if that was typed. */
  readonly name: string;
  /** Its builder, at the step it was left at. */
  readonly href: string;
}

/** What waits in the builder that was left last, if anything was typed there. */
export function findWaitingWork(): WaitingWork | undefined {
  const href = previousBuilder(sessionStorage);
  const path = href?.split(/[?#]/)[0];
  const record = storedRecords().find(({ type }) => KINDS[type].builderPath === path);
  if (href === undefined || !record) return undefined;
  const { type, template, theme, draft, toName, fromName } = record;
  const { setAt } = KINDS[type];
  const set = setAt === undefined ? undefined : (draft as Readonly<Record<string, unknown>>)[setAt];
  const count = Array.isArray(set) ? Math.max(1, set.length) : 1;
  return { type, template, theme, draft, count, name: toName || fromName, href };
}

/** `your pay stub`, `your 3 pay stubs`. */
export function yourDocument({ type, count }: Pick<WaitingWork, 'type' | 'count'>): string {
  const { name } = KINDS[type].words;
  return count === 1 ? `your ${name}` : `your ${count} ${name}s`;
}

/** `3 pay stubs, Núria Nguyễn-Ortega`. */
export function describeWork({ type, count, name }: WaitingWork): string {
  const { label, name: kind } = KINDS[type].words;
  return [count === 1 ? label : `${count} ${kind}s`, name].filter(Boolean).join(', ');
}
