import type { RuleBook } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import { ContentError } from './content-error.ts';
import { plainText, readContent } from './read-content.ts';

/** A question as the page of all begins with it; the answers are in its HTML, and are fetched when they are needed apart. */
export interface FaqQuestion {
  /** Where it is on the page: `/faq#free`. Links from elsewhere lead here, so it never changes. */
  readonly id: string;
  readonly question: string;
  /** Of sites with plans, or of those without; left out if true of both. */
  readonly onlyWith?: 'plans' | 'noPlans';
}

/** A question with its answer. */
export interface FaqEntry extends FaqQuestion {
  readonly html: string;
  /** The answer without tags, for the search. */
  readonly text: string;
}

export interface FaqGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/**
 * Reads `## Group {#id}` and, below each, `### Question {#id}` with its answer; `{#id plans}` and `{#id noPlans}` are of
 * sites with and without plans. Throws a ContentError with file and line for anything else.
 */
export function readFaq(file: string, text: string, rules: RuleBook = allRules): readonly FaqGroup[] {
  const lines = text.split('\n');
  const groups: { id: string; title: string; entries: FaqEntry[] }[] = [];
  const ids = new Set<string>();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (line.trim() === '') continue;
    const [, level, title, id, only] = /^(###?) (.+) \{#([a-z0-9-]+)(?: (plans|noPlans))?\}$/.exec(line) ?? [];
    if (title === undefined || id === undefined) {
      throw new ContentError(file, index + 1, `"${line}" is neither "## Group {#id}" nor "### Question {#id}".`);
    }
    if (ids.has(`${id} ${only}`)) throw new ContentError(file, index + 1, `The id "${id}" is taken.`);
    ids.add(`${id} ${only}`);
    if (level === '##') {
      groups.push({ id, title, entries: [] });
      continue;
    }
    const next = lines.findIndex((one, at) => at > index && one.startsWith('##'));
    const end = next < 0 ? lines.length : next;
    const { blocks } = readContent(file, lines.slice(index + 1, end), index + 2, { rules, examples: {} });
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    const group = groups.at(-1);
    if (!group) throw new ContentError(file, index + 1, 'Begin with "## Group {#id}".');
    if (html === '') throw new ContentError(file, index + 1, `"${title}" has no answer.`);
    const onlyWith = only as FaqEntry['onlyWith'];
    group.entries.push({ id, question: title, html, text: plainText(html).trim(), ...(onlyWith ? { onlyWith } : {}) });
    index = end - 1;
  }
  return groups;
}
