import { describe, expect, it } from 'vitest';
import { ownFrames, scrubbed } from './scrub.ts';

/** What people type into our pages, each in a sentence as an error may have it. */
const PERSONAL = [
  '123-45-6789',
  '123 45 6789',
  '4242 4242 4242 4242',
  '4242424242424242',
  '12-3456789',
  '(916) 555-0142',
  '$4,250.00',
  '52000',
  'dana.o’brien@example.com',
  'https://pay.example.com/verify/7KQ4-M2XD-9RVT?x=1',
  '94110-1234',
  '1984-02-29',
];

describe('an error without what is about a person', () => {
  it.each(PERSONAL)('has no %s in its message', (typed) => {
    for (const message of [`Invalid value ${typed} here`, `"${typed}" is not a number`, `x=${typed};`]) {
      const shown = scrubbed(message);
      for (const part of typed.match(/\d{3,}|[a-z]{4,}@|\d{2},\d{3}/gi) ?? []) expect(shown).not.toContain(part);
      expect(shown).toContain('…');
    }
  });

  it('has nothing that is in quotation marks, nor what fields hold', () => {
    expect(scrubbed('Failed on "Dana O’Brien"')).toBe('Failed on …');
    expect(scrubbed('Cannot pay Dana Brien of Harbor Works', ['Harbor Works', 'Dana', 'Brien', ' '])).toBe(
      'Cannot pay … … of …',
    );
  });

  it('still says what went wrong', () => {
    const message = 'Cannot read properties of undefined (reading lines) at step 2';
    expect(scrubbed(message)).toBe(message);
    expect(scrubbed('x'.repeat(1000))).toHaveLength(300);
  });

  it('has the places in our own files alone', () => {
    const stack = `TypeError: Dana 123-45-6789
    at draw (https://pay.example.com/assets/sheet-4f2ab3c1.js:1:204)
    at async Object.run (file:///srv/paperwage/apps/server/dist/main.js:10:2)
    at https://pay.example.com/assets/entry-client-x.js:3:4
    at evil (chrome-extension://abc/content.js:1:1)
draw@https://pay.example.com/assets/sheet-4f2ab3c1.js:7:8`;
    expect(ownFrames(stack)).toEqual([
      'draw (assets/sheet-4f2ab3c1.js:1:204)',
      'Object.run (dist/main.js:10:2)',
      'assets/entry-client-x.js:3:4',
      'draw (assets/sheet-4f2ab3c1.js:7:8)',
    ]);
    // What was cut once is cut to the same again.
    expect(ownFrames(ownFrames(stack).join('\n'))).toEqual(ownFrames(stack));
  });
});
