import type { RuleBook } from '@paperwage/payroll';
import { allRules, LAST_COVERED_DAY } from '@paperwage/payroll';
import type { Cents } from '@paperwage/values';
import { formatMoney, formatRate } from '@paperwage/values';
import { Marked } from 'marked';
import { ContentError } from './content-error.ts';
import type { ContentBlock, ContentBody, ContentHeading } from './content-types.ts';
import { federalRulesOf, figureText, type FigureScope, lineOf } from './figures.ts';
import { ledgerOf, rowsOf } from './ledger.ts';
import { stateStatements } from './state-statements.ts';
import { drawStub } from './stub-picture.tsx';
import { workExample, type WorkedExample } from './worked-examples.ts';

const TAX_TITLES: Readonly<Record<string, string>> = {
  federalIncomeTax: 'Federal income tax',
  socialSecurity: 'Social Security',
  medicare: 'Medicare',
};

/** The examples of a front matter, by name. Throws a ContentError at the first that cannot be calculated. */
export function workExamples(
  file: string,
  line: number,
  lines: Readonly<Record<string, string>>,
  rules: RuleBook = allRules,
): Readonly<Record<string, WorkedExample>> {
  const entries = Object.entries(lines).map(([name, text], index) => {
    return [name, at(file, line + 1 + index, () => workExample(text, rules))] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Turns Markdown into pieces to show. `{{name}}` becomes a number (see `figureText`), `[^1]` a reference to a source, and
 * a block fenced as `ledger`, `summary`, `brackets`, `stub`, `states` or `try` a picture. Throws a ContentError with file
 * and line for a name that does not exist.
 */
export function readContent(
  file: string,
  lines: readonly string[],
  firstLine: number,
  scope: FigureScope,
): ContentBody {
  const blocks: ContentBlock[] = [];
  const headings: ContentHeading[] = [];
  const cited = new Set<number>();
  let text: string[] = [];
  const flush = () => {
    if (text.some((line) => line.trim() !== '')) blocks.push({ kind: 'html', html: toHtml(text.join('\n'), headings) });
    text = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const fence = /^```(\w*)\s*$/.exec(lines[index]!);
    if (!fence) {
      text.push(fillLine(file, firstLine + index, lines[index]!, scope, cited));
      continue;
    }
    flush();
    const end = lines.indexOf('```', index + 1);
    if (end < 0) throw new ContentError(file, firstLine + index, 'Close the block with a line of "```".');
    const inside = lines.slice(index + 1, end);
    blocks.push(at(file, firstLine + index, () => drawBlock(fence[1]!, inside, scope)));
    index = end;
  }
  flush();
  return { blocks, headings, cited: [...cited], words: countWords(blocks) };
}

/** Runs what may throw, and says in which line of which file it did. */
export function at<T>(file: string, line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new ContentError(file, line, error instanceof Error ? error.message : String(error));
  }
}

function fillLine(file: string, number: number, line: string, scope: FigureScope, cited: Set<number>): string {
  const filled = line.replace(/\{\{(.*?)\}\}/g, (_, name: string) => at(file, number, () => figureText(name, scope)));
  if (/\{\{|\}\}/.test(filled)) throw new ContentError(file, number, 'A placeholder is "{{name}}" within one line.');
  return filled.replace(/\[\^(\d+)\]/g, (_, source: string) => {
    cited.add(Number(source));
    return `<sup><a href="#source-${source}" aria-label="Source ${source}">${source}</a></sup>`;
  });
}

function toHtml(text: string, headings: ContentHeading[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const plain = plainText(html);
        const id = slugOf(plain);
        if (depth === 2) headings.push({ id, text: plain });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(text, { async: false });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The words of a piece of HTML that Markdown was turned into. */
export function plainText(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function countWords(blocks: readonly ContentBlock[]): number {
  const texts = blocks.map((block) => (block.kind === 'html' ? plainText(block.html) : ''));
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

function drawBlock(kind: string, lines: readonly string[], scope: FigureScope): ContentBlock {
  const [first = '', ...others] = lines;
  switch (kind) {
    case 'ledger': {
      const { example, line, tax } = taxOf(first, scope);
      return ledgerOf(TAX_TITLES[tax] ?? tax, example, line);
    }
    case 'summary':
      // What is over the start of a bracket is said with the tax on it.
      return {
        kind,
        rows: rowsOf(taxOf(first, scope).line.working)
          .filter(({ title }) => !title.startsWith('Amount over'))
          .map(({ title, short, result }) => ({ title: short ?? title, result })),
      };
    case 'brackets':
      return bracketsOf(first, others.join(' '), scope);
    case 'stub': {
      const pins = lines.map((line) => /^(\w+)(!?): (.+)$/.exec(line) ?? fail(`"${line}" is not "place: words".`));
      const marked = pins.find(([, , mark]) => mark === '!')?.[1];
      const svg = drawStub(
        pins.map(([, place]) => place!),
        scope.rules,
        marked,
      );
      return {
        kind,
        svg,
        pins: pins.map(([, , , words]) =>
          words!.replace(/\{\{(.*?)\}\}/g, (_, name: string) => figureText(name, scope)),
        ),
      };
    }
    case 'states':
      return { kind, states: stateStatements(scope.rules) };
    case 'try':
      return { kind, result: formatMoney(firstTried(scope.rules)) };
    default:
      throw new Error(`"${kind}" is not one of ledger, summary, brackets, stub, states, try.`);
  }
}

function taxOf(name: string, scope: FigureScope) {
  const [root = '', tax = ''] = name.split('.');
  const example = scope.examples[root] ?? fail(`"${root}" is not an example in the front matter.`);
  return { example, tax, line: lineOf(name, tax, example.taxes.lines) };
}

/** The federal income tax on what the fields of "Try it" begin with. */
function firstTried(rules: RuleBook): Cents {
  const line = `date=${LAST_COVERED_DAY} pay=2400.00 every=SEMI_MONTHLY status=single`;
  return lineOf('try', 'federalIncomeTax', workExample(line, rules).taxes.lines).amount;
}

/** `us.2026.standardSchedules.single dana 4`: a schedule, whose row to mark, and how many rows. */
function bracketsOf(names: string, caption: string, scope: FigureScope): ContentBlock {
  const [schedule = '', example = '', count = ''] = names.split(' ');
  const [, year, group, status] = /^us\.(\d{4})\.(standardSchedules|step2Schedules)\.(\w+)$/.exec(schedule) ?? [];
  const rules = federalRulesOf(year, scope.rules);
  const rows = group && rules[group as 'standardSchedules'][status as 'single'];
  if (!rows) throw new Error(`There is no schedule "${schedule}".`);
  const { line } = taxOf(`${example}.federalIncomeTax`, scope);
  const used = line.working.steps.find(({ step }) => step === 'applyBracket')?.figures;
  const over = used && 'over' in used ? used.over.value : undefined;
  return {
    kind: 'brackets',
    caption,
    rows: rows.slice(0, Number(count) || rows.length).map((row, index) => ({
      cells: [
        wholeText(row.over),
        rows[index + 1] ? wholeText(rows[index + 1]!.over) : 'and up',
        formatMoney(row.base),
        formatRate(row.rate),
      ],
      isMarked: row.over === over,
    })),
  };
}

/** As Publication 15-T prints thresholds. */
const wholeText = (amount: Cents) => formatMoney(amount).replace(/\.00$/, '');

function fail(message: string): never {
  throw new Error(message);
}
