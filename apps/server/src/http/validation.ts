import type { z } from 'zod';
import type { FastifySchemaCompiler } from 'fastify';
import type { AnswerIssue } from '@paperwage/api-contract';
import { joinWords } from '@paperwage/values';
import { problems } from '../problems/problem.ts';

const MAX_ISSUES = 20;
const LONGEST_ECHO = 40;

/**
 * Checks a part of a request against its schema. What doesn't fit is refused with a sentence for each entry that names
 * the entry and what is allowed, and repeats nothing of the input except names.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // The sentences are written in a second pass, so that a valid request doesn't pay for them.
    const issues = schema
      .safeParse(data, { error: predicateOf })
      .error!.issues.slice(0, MAX_ISSUES)
      .flatMap((issue) => toAnswerIssues(issue, httpPart === 'querystring' ? 'The query' : 'The request body'))
      .slice(0, MAX_ISSUES);
    return { error: problems.requestInvalid(issues) };
  };

/** One for each thing to fix: unknown names are listed separately. */
function toAnswerIssues(issue: z.core.$ZodIssue, whole: string): AnswerIssue[] {
  const { code, message } = issue;
  const parts = issue.path.map((part) => shortened(String(part)));
  const path = parts.join('.');
  const holder = path || whole;
  if (code !== 'unrecognized_keys') return [{ path, code, message: `${holder} ${message}.` }];
  return issue.keys.slice(0, MAX_ISSUES).map((key) => {
    const name = shortened(key);
    return { path: [...parts, name].join('.'), code, message: `${holder} ${hasNoField(name)}.` };
  });
}

function hasNoField(names: string): string {
  return `has no field named ${names}. Check the spelling or leave it out`;
}

const TYPE_NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * The rest of the sentence after the name, where a schema has no message of its own. A schema's own message comes first,
 * so every message must read like that.
 */
function predicateOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const noun = TYPE_NOUNS[issue.expected] ?? 'of another type';
      if (issue.input === undefined) return `is missing; it must be ${noun}`;
      const isBareNumber = issue.expected === 'string' && typeof issue.input === 'number';
      return isBareNumber ? `must be text; write "${issue.input}" in quotes` : `must be ${noun}`;
    }
    case 'invalid_value': {
      const allowed = allowedText(issue.values);
      return issue.input === undefined ? `is missing; it must be ${allowed}` : `must be ${allowed}`;
    }
    case 'too_big':
      return `must ${amountOf('at most', issue.origin, Number(issue.maximum))}`;
    case 'too_small':
      return `must ${amountOf('at least', issue.origin, Number(issue.minimum))}`;
    case 'unrecognized_keys':
      return hasNoField(joinWords(issue.keys.slice(0, 3).map(shortened), 'or'));
    case 'invalid_format':
      return issue.pattern ? `must match the pattern ${issue.pattern}` : `must be a valid ${issue.format}`;
    case 'invalid_union':
      return (
        issue.errors.flatMap((errors) => errors.slice(0, 1).map(({ message }) => message)).join(' or ') ||
        'is not in an allowed format'
      );
    default:
      return 'has an unexpected value';
  }
}

/** `SINGLE or MARRIED`; `"true"` and `"false"` are marked as text, since true and false are not. */
function allowedText(values: readonly unknown[]): string {
  if (values.some((value) => value === 'true' || value === 'false')) {
    return `the text ${joinWords(
      values.map((value) => `"${String(value)}"`),
      'or',
    )}`;
  }
  return joinWords(
    values.map((value) => (value === '' ? 'empty' : String(value))),
    'or',
  );
}

function amountOf(bound: string, origin: string, limit: number): string {
  const count = limit.toLocaleString('en-US');
  if (origin === 'string') return `have ${bound} ${count} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${bound} ${count} ${limit === 1 ? 'entry' : 'entries'}`;
  return `be ${bound} ${count}`;
}

function shortened(name: string): string {
  return name.length > LONGEST_ECHO ? `${name.slice(0, LONGEST_ECHO)}…` : name;
}
