import { sourceTitle, allRules } from '@paperwage/payroll';
import type { RuleBook } from '@paperwage/payroll';
import type { CalendarDate } from '@paperwage/values';
import { parseCalendarDate } from '@paperwage/values';
import { ContentError } from '../../content/content-error.ts';
import type { ContentBody, ContentSource } from '../../content/content-types.ts';
import { ruleSource } from '../../content/figures.ts';
import { splitFrontMatter, type SplitFile } from '../../content/front-matter.ts';
import { at, readContent, workExamples } from '../../content/read-content.ts';

/** What the articles are about, in the order of the tabs. */
export const TOPICS = ['Paychecks', 'Year end', 'States', 'Invoices', 'Hiring'] as const;

/** An article, ready to be shown. */
export interface Article extends ContentBody {
  /** Last part of its address, and name of its file. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: CalendarDate;
  readonly updated: CalendarDate | undefined;
  readonly topic: (typeof TOPICS)[number];
  readonly sources: readonly ContentSource[];
  /** The tax year whose rules it cites, and the day we last compared the oldest of them with its publication. */
  readonly checked: { readonly year: string; readonly on: CalendarDate } | undefined;
  readonly minutes: number;
}

const WORDS_A_MINUTE = 220;
const FIELDS = ['title', 'description', 'date', 'updated', 'topic', 'sources', 'examples'];

/** Reads the articles of a folder, the newest first. Throws a ContentError that says what is wrong, and where. */
export function readArticles(files: Readonly<Record<string, string>>, rules: RuleBook = allRules): readonly Article[] {
  const articles = Object.entries(files).map(([path, text]) => readArticle(path.split('/').at(-1)!, text, rules));
  return articles.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** Reads one article. `file`: its name, for the address and for errors. */
export function readArticle(file: string, text: string, rules: RuleBook = allRules): Article {
  const split = splitFrontMatter(file, text);
  const { fields, lineOf } = split;
  for (const name of Object.keys(fields)) {
    if (!FIELDS.includes(name))
      throw new ContentError(file, lineOf[name]!, `"${name}" is not one of ${FIELDS.join(', ')}.`);
  }
  const topic = TOPICS.find((one) => one === fields.topic);
  if (!topic) throw new ContentError(file, lineOf.topic ?? 1, `The topic is one of ${TOPICS.join(', ')}.`);
  const lines = fields.examples ?? {};
  if (typeof lines !== 'object' || Array.isArray(lines)) {
    throw new ContentError(file, lineOf.examples!, 'Examples are lines such as "  dana: pay=1920.00 ...".');
  }
  const examples = workExamples(file, lineOf.examples ?? 1, lines as Readonly<Record<string, string>>, rules);
  const body = readContent(file, split.body, split.firstBodyLine, { rules, examples });
  return {
    ...body,
    slug: file.replace(/\.md$/, ''),
    title: textField(file, split, 'title'),
    description: textField(file, split, 'description'),
    date: dateField(file, split, 'date'),
    updated: fields.updated === undefined ? undefined : dateField(file, split, 'updated'),
    topic,
    ...readSources(file, split, body, rules),
    minutes: Math.max(1, Math.round(body.words / WORDS_A_MINUTE)),
  };
}

function textField(file: string, { fields, lineOf }: SplitFile, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string')
    throw new ContentError(file, lineOf[name] ?? 1, `The front matter needs "${name}: ...".`);
  return value;
}

function dateField(file: string, split: SplitFile, name: string): CalendarDate {
  const text = textField(file, split, name);
  const date = parseCalendarDate(text);
  if (!date) throw new ContentError(file, split.lineOf[name]!, `"${text}" is not a day such as 2026-11-19.`);
  return date;
}

function readSources(
  file: string,
  { fields, lineOf }: SplitFile,
  { cited }: ContentBody,
  rules: RuleBook,
): Pick<Article, 'sources' | 'checked'> {
  const list = fields.sources;
  const line = lineOf.sources ?? 1;
  if (!Array.isArray(list)) throw new ContentError(file, line, 'The front matter needs "sources:" with a list below.');
  const texts = list as readonly string[];
  const missing = cited.find((number) => number < 1 || number > texts.length);
  if (missing !== undefined)
    throw new ContentError(file, line, `The text cites [^${missing}], which is not in the list.`);
  const unused = texts.findIndex((_, index) => !cited.includes(index + 1));
  if (unused >= 0) throw new ContentError(file, line + 1 + unused, `The text never cites [^${unused + 1}].`);
  const ruled = texts.map((text, index) => {
    const name = /^rule (\S+)$/.exec(text)?.[1];
    return name === undefined ? undefined : { name, ...at(file, line + 1 + index, () => ruleSource(name, rules)) };
  });
  const sources = texts.map((text, index): ContentSource => {
    const rule = ruled[index];
    if (!rule) return { title: text };
    const { source, standing } = rule;
    return {
      title: `${source.publisher}, ${sourceTitle(source)}`,
      ...(source.url === null ? {} : { url: source.url }),
      standing,
    };
  });
  const dated = ruled.flatMap((rule) => (rule ? [{ year: rule.name.split('.')[1]!, on: rule.source.checked }] : []));
  const year = dated
    .map((one) => one.year)
    .sort()
    .at(-1);
  const on = dated
    .filter((one) => one.year === year)
    .map((one) => one.on)
    .sort()[0];
  return { sources, checked: year !== undefined && on !== undefined ? { year, on } : undefined };
}
