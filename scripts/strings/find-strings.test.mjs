import { describe, expect, it } from 'vitest';
import { findStrings } from './find-strings.mjs';
import { parseChangedLines } from './parse-changed-lines.mjs';

const texts = (content, fileName = 'page.tsx') => findStrings(fileName, content).map(({ text }) => text);

describe('findStrings', () => {
  it('reads the text of an element as one sentence, its parts and attributes apart', () => {
    const content = `
      const page = (
        <p className="large text">
          I agree to the{' '}
          <a href="/terms" title="Opens in a new tab">
            {name}
          </a>
          {count > 0 && <span>, {count} times</span>}
        </p>
      );`;
    expect(texts(content)).toEqual([
      'I agree to the {name}{count > 0 && <span>, {count} times</span>}',
      'Opens in a new tab',
      ', {count} times',
    ]);
  });

  it('reads attributes, choices within them, and lowercase words where only people read', () => {
    const content =
      `<Field id="pay" kind="Hourly" label="Pay rate" help={isHourly ? 'By the hour' : 'a year'} ` + 'unit="hours" />;';
    expect(texts(content)).toEqual(['Pay rate', 'By the hour', 'a year', 'hours']);
  });

  it('reads messages, with what is computed in braces and what is joined as one', () => {
    const content = `
      const issue = { code: 'date-missing', message: \`Enter \${what}.\` };
      throw new Error('The file is ' + 'damaged.');
      call('One word'); call('Email');
      const step = say\`Wages of \${wages} this period\`;`;
    expect(texts(content, 'issue.ts')).toEqual([
      'Enter {what}.',
      'The file is damaged.',
      'One word',
      'Email',
      'Wages of {wages} this period',
    ]);
  });

  it('reads what is inside an element or a schema that a name for machines is given', () => {
    const content = `
      const field = <Field path="number" action={
        // A comment.
        <Button kind="plain">Generate</Button>
      } />;
      const issue = { path: text().describe('Where it is in the body'), code: 'Some code' };`;
    expect(texts(content)).toEqual(['Generate', 'Where it is in the body']);
  });

  it('reads names with a word in capitals, and short sentences around what is computed', () => {
    const content = `
      const names = ['ZIP code', 'NJ SDI', '2nd TIN not.', 'GET /api/health', 'main h1'];
      const step = say\`Together: \${tax} + \${more} = \${total}\`;`;
    expect(texts(content, 'names.ts')).toEqual([
      'ZIP code',
      'NJ SDI',
      '2nd TIN not.',
      'Together: {tax} + {more} = {total}',
    ]);
  });

  it('leaves out what only machines read', () => {
    const content = `
      import { a } from 'some thing';
      type Choice = 'One choice' | 'Two choices';
      if (text === 'Some words' || text.includes('other words')) sql\`select all from users\`;
      const list = 'one two three'.split(' ');
      const style = { color: 'red', code: 'Some code', 'A key': 1, path: 'items.0', text: '#1a1f24' };
      const CONSTANT = ['SEMI_MONTHLY', 'camelCase', 'kebab-case', "'none'"];`;
    expect(texts(content, 'machine.ts')).toEqual([]);
  });

  it('says on which lines a text begins and ends', () => {
    const content = 'const a = 1;\nconst b = `First line\nsecond line`;\n';
    expect(findStrings('a.ts', content)).toEqual([{ line: 2, lastLine: 3, text: 'First line second line' }]);
  });
});

describe('parseChangedLines', () => {
  it('gives the new lines by file, and none for lines only removed or files deleted', () => {
    const diff = [
      '--- a/x.ts',
      '+++ b/x.ts',
      '@@ -1 +1 @@',
      '-old',
      '+new',
      '@@ -8,0 +9,3 @@',
      '@@ -20,2 +22,0 @@',
      '--- a/y.ts',
      '+++ /dev/null',
      '@@ -1,2 +0,0 @@',
    ].join('\n');
    expect([...parseChangedLines(diff)]).toEqual([
      [
        'x.ts',
        [
          [1, 1],
          [9, 11],
        ],
      ],
    ]);
  });
});
