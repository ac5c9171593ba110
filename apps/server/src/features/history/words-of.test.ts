import { describe, expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

describe('the words of a name', () => {
  it.each([
    ['Núria Nguyễn-Ortega', ['nuria', 'nguyen', 'ortega']],
    ['Łukasz ØSTERGÅRD', ['lukasz', 'ostergard']],
    ["O’Brien & O'Neil, Straße 3", ['obrien', 'oneil', 'strasse', '3']],
    ['Acme acme ACME', ['acme']],
    ['ﬁrst ＷＩＤＥ', ['first', 'wide']],
    ['山田 太郎', ['山田', '太郎']],
    ['% _ \\ ( ) 100%', ['100']],
    [' ', []],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  it('are of all names together, and bounded', () => {
    expect(wordsOf('Ana', 'Ben')).toEqual(['ana', 'ben']);
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(40)]);
    expect(wordsOf(Array.from({ length: 90 }, (_, at) => `n${at}`).join(' '))).toHaveLength(40);
  });
});
