import { describe, expect, it } from 'vitest';
import { latinSpelling } from './spell-in-latin.ts';

describe('a Latin spelling', () => {
  it.each([
    ['李伟', 'Li Wei'],
    ['王小明 Ortiz', 'Wang Xiao Ming Ortiz'],
    ['部-12', 'Bu-12'],
    ['Hall (北京), 2', 'Hall (Bei Jing), 2'],
    ['Ζένου 李', 'Ζένου Li'],
  ])('of %s is %s', (text, spelling) => {
    expect(latinSpelling(text)).toBe(spelling);
  });

  it('is made of no script but Chinese, nor beside one', () => {
    for (const text of ['თამარ', '山田 さとう', '김민수', 'محمد', 'נועם', 'สมชาย', 'अमित', '李 김']) {
      expect(latinSpelling(text)).toBeUndefined();
    }
  });
});
