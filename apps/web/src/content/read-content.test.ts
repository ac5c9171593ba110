import type { RuleBook } from '@paperwage/payroll';
import { allRules } from '@paperwage/payroll';
import { dollars } from '@paperwage/values';
import { describe, expect, it } from 'vitest';
import { figureText } from './figures.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readContent, workExamples } from './read-content.ts';

const LINE = 'date=2026-11-20 pay=1920.00 every=BI_WEEKLY state=IL status=single';

/** The rules, with another wage base for 2026. */
const changedRules: RuleBook = {
  ...allRules,
  federal: allRules.federal.map((rules) =>
    rules.from === '2026-01-01'
      ? { ...rules, socialSecurity: { ...rules.socialSecurity, wageBase: dollars(1_000) } }
      : rules,
  ),
};

function scopeOf(rules: RuleBook = allRules) {
  return { rules, examples: workExamples('x.md', 1, { dana: LINE }, rules) };
}

function htmlOf(text: string, rules?: RuleBook): string {
  const { blocks } = readContent('x.md', text.split('\n'), 10, scopeOf(rules));
  return blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('');
}

describe('a placeholder', () => {
  it.each([
    ['us.2026.socialSecurity.wageBase', '$184,500'],
    ['us.2026.socialSecurity.rate', '6.2%'],
    ['us.2026.socialSecurity.wageBase * us.2026.socialSecurity.rate', '$11,439'],
    ['us.2026.standardSchedules.single.1.over', '$7,500'],
    ['forms.2025.thresholds.nonemployeeCompensation', '$600'],
    ['forms.2026.deadlines.w2', 'February 1, 2027'],
    ['dana.gross', '$1,920.00'],
    // Publication 15-T (2026), Worksheet 1A, by hand: (49,920 - 8,600 - 19,900) x 12% + 1,240, divided by 26.
    ['dana.federalIncomeTax', '$146.55'],
    ['dana.socialSecurity', '$119.04'],
    ['dana.medicare', '$27.84'],
    ['dana.employerTaxes', '$146.88'],
    ['dana.taxes', '$388.47'],
    ['dana.net', '$1,531.53'],
    ['dana.gross - dana.net', '$388.47'],
    ['dana.federalIncomeTax.applyBracket.rate', '12%'],
    ['dana.federalIncomeTax.divideByPeriods.periods', '26'],
    ['plans.monthly', '$12.00'],
  ])('%s is %s', (name, text) => {
    expect(figureText(name, scopeOf())).toBe(text);
  });

  it('follows the rules', () => {
    expect(htmlOf('Up to {{us.2026.socialSecurity.wageBase}}: {{dana.socialSecurity}}')).toContain('$184,500: $119.04');
    // 6.2% of the first $1,000.
    expect(htmlOf('Up to {{us.2026.socialSecurity.wageBase}}: {{dana.socialSecurity}}', changedRules)).toContain(
      '$1,000: $62.00',
    );
  });

  it.each([
    ['{{us.2026.socialSecurity.wageBas}}', 'There is no number "us.2026.socialSecurity.wageBas".'],
    ['{{us.1999.socialSecurity.wageBase}}', 'There are no federal rules of 1999.'],
    ['{{erin.gross}}', '"erin" is not an example in the front matter.'],
    ['{{dana.bonusTax}}', 'the taxes are federalIncomeTax, socialSecurity'],
    ['{{dana.federalIncomeTax.applyBracket.rat}}', 'the steps are annualize'],
    ['{{plans.weekly}}', 'There is no number "plans.weekly".'],
    ['{{us.2026.socialSecurity.rate - dana.gross}}', 'must be an amount'],
    ['{{dana.gross', 'within one line'],
  ])('%s stops the build, with file and line', (text, message) => {
    expect(() => htmlOf(`First.\n\n${text}`)).toThrow(/^x\.md:12: /);
    expect(() => htmlOf(`First.\n\n${text}`)).toThrow(message);
  });
});

describe('a block', () => {
  const blockOf = (kind: string, lines: string, rules?: RuleBook) =>
    readContent('x.md', ['```' + kind, ...lines.split('\n'), '```'], 10, scopeOf(rules)).blocks[0]!;

  it('is the calculation of a tax, each row with its line of the worksheet', () => {
    const ledger = blockOf('ledger', 'dana.federalIncomeTax');
    if (ledger.kind !== 'ledger') throw new Error('not a ledger');
    expect(ledger.rows.map(({ line, result }) => `${line} ${result}`)).toEqual([
      'line 1c 49,920.00',
      'line 1i 41,320.00',
      'line 2e 21,420.00',
      'line 2g 3,810.40',
      'line 2h 146.55',
    ]);
    expect(ledger.source).toMatchObject({ url: 'https://www.irs.gov/publications/p15t', standing: 'official' });
  });

  it('is a schedule with the row that was used', () => {
    const table = blockOf('brackets', 'us.2026.standardSchedules.single dana 4\nCaption');
    if (table.kind !== 'brackets') throw new Error('not a schedule');
    expect(table.rows).toHaveLength(4);
    expect(table.rows.filter(({ isMarked }) => isMarked)).toEqual([
      { cells: ['19,900', '57,900', '1,240.00', '12%'], isMarked: true },
    ]);
  });

  it('is a stub with a pin for each line, whose amounts are those of the engine', () => {
    const stub = blockOf('stub', 'gross: Gross pay\nfederal!: The tax, {{dana.federalIncomeTax}}');
    if (stub.kind !== 'stub') throw new Error('not a stub');
    expect(stub.pins).toEqual(['Gross pay', 'The tax, $146.55']);
    expect(stub.svg.match(/<circle /g)).toHaveLength(2);
    expect(stub.svg).toContain('>146.55<');
    expect(stub.svg).toContain('>$1,531.53<');
    expect(stub.svg).not.toContain(' style=');
  });

  it('is the law of every state', () => {
    const block = blockOf('states', '');
    if (block.kind !== 'states') throw new Error('not the states');
    expect(block.states).toHaveLength(51);
    expect(new Set(block.states.map(({ id }) => id)).size).toBe(51);
    for (const { state, law, items } of allRules.payStatements) {
      const found = block.states.filter((one) => one.law.startsWith(law) && one.items.length === items.length);
      expect(found.length, state).toBeGreaterThan(0);
    }
  });

  it.each([
    ['ledgr', 'dana.federalIncomeTax', '"ledgr" is not one of'],
    ['ledger', 'erin.federalIncomeTax', '"erin" is not an example'],
    ['ledger', 'dana.stateIncomeTax', 'The ledger has no row for the step'],
    ['brackets', 'us.2026.standardSchedules.widowed dana 4', 'There is no schedule'],
    ['stub', 'shoe: A shoe', '"shoe" is no place on the stub'],
    ['stub', 'gross', 'is not "place: words"'],
  ])('%s of %s stops the build, with file and line', (kind, lines, message) => {
    expect(() => blockOf(kind, lines)).toThrow(/^x\.md:10: /);
    expect(() => blockOf(kind, lines)).toThrow(message);
  });

  it('has to be closed', () => {
    expect(() => htmlOf('```ledger\ndana.federalIncomeTax')).toThrow('x.md:10: Close the block');
  });
});

describe('front matter', () => {
  it('is names, lists and tables, with the line of each', () => {
    const { fields, lineOf, body, firstBodyLine } = splitFrontMatter(
      'x.md',
      '---\ntitle: A: b\nsources:\n  - one\n  - two\nexamples:\n  dana: pay=1\n---\n\nText',
    );
    expect(fields).toEqual({ title: 'A: b', sources: ['one', 'two'], examples: { dana: 'pay=1' } });
    expect(lineOf).toEqual({ title: 2, sources: 3, examples: 6 });
    expect(body).toEqual(['', 'Text']);
    expect(firstBodyLine).toBe(9);
  });

  it.each([
    ['title: x', 'x.md:1: Begin the file'],
    ['---\ntitle: x', 'x.md:1: Close the front matter'],
    ['---\ntitle\n---', 'x.md:2: "title" is not "name: value".'],
    ['---\ntitle: x\ntitle: y\n---', 'x.md:3: "title" is given twice.'],
    ['---\nsources:\n  - one\n  two\n---', 'x.md:3: "- one" is neither'],
  ])('is refused as %j', (text, message) => {
    expect(() => splitFrontMatter('x.md', text)).toThrow(message);
  });
});

describe('an example', () => {
  it.each([
    ['date=1999-01-01 pay=1.00 every=WEEKLY status=single', '"1999-01-01" is not a covered day'],
    ['date=2026-11-20 pay=abc every=WEEKLY status=single', '"abc" is not an amount'],
    ['date=2026-11-20 pay=1.00 every=OFTEN status=single', '"OFTEN" is not one of'],
    ['date=2026-11-20 pay=1.00 every=WEEKLY status=single state=XX', '"XX" is not a state'],
    ['date=2026-11-20 pay=1.00 every=WEEKLY status=single mood=good', '"mood" is not one of'],
  ])('is refused as %s, with its line', (line, message) => {
    expect(() => workExamples('x.md', 5, { dana: LINE, erin: line })).toThrow(`x.md:7: ${message}`);
  });
});
