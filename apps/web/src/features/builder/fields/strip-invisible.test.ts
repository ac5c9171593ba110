import { describe, expect, it } from 'vitest';
import { stripInvisible } from './strip-invisible.ts';

describe('what nobody sees', () => {
  it('is left out of what is typed', () => {
    expect(stripInvisible('Robert\u202e\u0000 \u200bŁukasz\ufeff')).toBe('Robert Łukasz');
  });

  it.each(['Nguyễn Thị Ánh', 'two\nlines\tand a tab', "O'Brien-Núñez", ''])('leaves %j as it is', (text) => {
    expect(stripInvisible(text)).toBe(text);
  });
});
