import { describe, expect, it } from 'vitest';
import { refusedFields } from './field-errors.ts';

const labels = new Map([
  ['email', 'Email'],
  ['password', 'Password'],
]);

describe('refusedFields', () => {
  it('puts a refusal at the field its code is about, in the words of the server', () => {
    const message = 'Wrong password. Please check your password.';
    expect([...refusedFields({ code: 'wrongPassword', message, issues: [] }, labels)]).toEqual([['password', message]]);
  });

  it('puts each issue at its field, under the name and in the order the fields have in the form', () => {
    const issues = [
      { path: 'email', code: 'invalid_format', message: 'email must be an email address.' },
      { path: 'password', code: 'too_small', message: 'password must have at least 10 characters.' },
      { path: 'password', code: 'custom', message: 'password is too common.' },
    ];
    for (const found of [issues, issues.toReversed().slice(1)]) {
      const refused = refusedFields({ code: 'requestInvalid', message: '', issues: found }, labels);
      expect([...refused]).toEqual([
        ['email', 'Email must be an email address.'],
        ['password', 'Password must have at least 10 characters.'],
      ]);
    }
  });

  it('leaves to the form what no field of it can show', () => {
    const issues = [{ path: 'token', code: 'too_small', message: 'token is too short.' }];
    expect(refusedFields({ code: 'requestInvalid', message: '', issues }, labels).size).toBe(0);
    expect(refusedFields({ code: 'tooManySignIns', message: '', issues: [] }, labels).size).toBe(0);
  });
});
