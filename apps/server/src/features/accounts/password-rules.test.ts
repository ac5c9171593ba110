import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const ANA = { email: 'ana.silva@example.com', firstName: 'Ana', lastName: 'Silva-Costa' };

describe('a password is refused', () => {
  it.each([
    ['password12', 'common'],
    ['P@ssw0rd2024!', 'common'],
    ['letmein123', 'common'],
    ['iloveyou2023', 'common'],
    ['football1!', 'common'],
    ['!!sunshine99', 'common'],
    ['passwordpassword', 'repeats'],
    ['welcome2summer', 'common'],
    ['qwerty123456', 'follows'],
    ['footballmay', 'common'],
    ['mayfootball', 'common'],
    ['correcthorsebatterystaple', 'common'],
    ['aaaaaaaaaaaa', 'few different'],
    ['1212121212', 'few different'],
    ['abcdeabcdeabcde', 'repeats'],
    ['xk7q2!xk7q2!', 'repeats'],
    ['1234567890', 'follows'],
    ['0987654321', 'follows'],
    ['abcdefghijklm', 'follows'],
    ['qwertyuiop', 'follows'],
    ['asdfghjklzxcvbnm', 'follows'],
    ['987654321a', 'follows'],
    ['!x23456789', 'follows'],
    ['blink182blink182', 'repeats'],
    ['1qaz2wsx3edc', 'follows'],
    ['ana.silva99', 'uses your name'],
    ['Silva-Costa1', 'uses your name'],
    ['paperwage2026', 'uses your name'],
  ])('when it is %s: it is %s', (password, words) => {
    expect(String(weaknessOf(password, ANA)).toLowerCase()).toContain(words);
  });

  it.each([
    'otter lamp quartz 58',
    'granite whistle 77 pond',
    'gT7#mv2Lq9zW',
    '456789 otter lamp',
    'the password of my uncle',
    'my paperwage door is green',
    'schöne Grüße aus Köln',
    '我喜欢在星期天喝热茶看书',
  ])('but not when it is %s', (password) => {
    expect(weaknessOf(password, ANA)).toBeUndefined();
  });
});
