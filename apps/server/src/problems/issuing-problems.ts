import { Problem } from './problem-type.ts';

const appeal = (email: string) => `If this is a mistake, write to ${email}.`;

/** The refusals of issuing documents. Each names its rule and where to appeal. */
export const issuingProblems = {
  issuingStopped: (on: string, reason: string, email: string) =>
    new Problem(
      'issuingStopped',
      403,
      `We stopped this account from issuing documents on ${on}. Reason: ${reason} ` +
        `Documents you already issued stay as they are. ${appeal(email)}`,
    ),

  issuerBlocked: (name: string, looksLike: string, email: string) =>
    new Problem(
      'issuerBlocked',
      422,
      `${name} looks like ${looksLike}. We don’t issue documents in the name of one. ${appeal(email)}`,
    ),

  issuersTooMany: (most: number, email: string) =>
    new Problem(
      'issuersTooMany',
      429,
      `You can issue documents for ${most} ${most === 1 ? 'company' : 'different companies'} a day. Try again tomorrow. ` +
        appeal(email),
    ),

  namesTooMany: (most: number, email: string) =>
    new Problem(
      'namesTooMany',
      422,
      `You already issued documents with the same dates and amounts to ${most} ${most === 1 ? 'person' : 'people'}. ` +
        `Check the amounts. ${appeal(email)}`,
    ),

  documentNotIssued: () =>
    new Problem('documentNotIssued', 422, 'This document was not issued, so you can’t revoke or replace it.'),

  documentOfOtherType: () => new Problem('documentOfOtherType', 422, 'Replace a document with one of the same type.'),

  documentEnded: (how: 'revoked' | 'replaced') =>
    new Problem('documentEnded', 409, `This document was already ${how}.`),
};
