import type { z } from 'zod';
import { variable, integer } from './config-variable.ts';

const MAX_REQUESTS = 100_000_000;

/** The variables about how often one address may call. */
export const LIMIT_VARIABLES = {
  APP_CHECKS_PER_MINUTE: variable({
    fallback: '600',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Challenges for browsers to solve allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  CALCULATIONS_PER_MINUTE: variable({
    fallback: '1200',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Salary calculations allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  DOCUMENTS_PER_MINUTE: variable({
    fallback: '60',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Documents allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  DRAFT_SAVES_PER_MINUTE: variable({
    fallback: '600',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Draft saves allowed per address per minute. A page saves at most every three seconds.',
    schema: integer(1, MAX_REQUESTS),
  }),
  EVENTS_PER_MINUTE: variable({
    fallback: '120',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Batches of visit events, and errors of pages, each, allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  VERIFICATIONS_PER_MINUTE: variable({
    fallback: '60',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Checks of issued documents, and reports about them, each, allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  QUESTIONS_PER_MINUTE: variable({
    fallback: '30',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Questions to the chat, reads of a chat, and answers rated, each, allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  MESSAGES_PER_MINUTE: variable({
    fallback: '5',
    allowed: 'a whole number from 1 to 100000000',
    purpose: 'Messages from the contact page allowed per address per minute.',
    schema: integer(1, MAX_REQUESTS),
  }),
  ACCOUNT_ATTEMPTS_PER_HOUR: variable({
    fallback: '100',
    allowed: 'a whole number from 1 to 100000000',
    purpose:
      'Failed logins, new accounts, requested emails and login codes by text, each, allowed per address per hour.',
    schema: integer(1, MAX_REQUESTS),
  }),
};

/** How often one address may call, by what it calls. */
export interface LimitConfig {
  readonly appChecksPerMinute: number;
  readonly calculationsPerMinute: number;
  readonly documentsPerMinute: number;
  readonly draftSavesPerMinute: number;
  readonly eventsPerMinute: number;
  readonly verificationsPerMinute: number;
  readonly questionsPerMinute: number;
  readonly messagesPerMinute: number;
  readonly accountAttemptsPerHour: number;
}

type Values = { [Name in keyof typeof LIMIT_VARIABLES]: z.output<(typeof LIMIT_VARIABLES)[Name]['schema']> };

/** The configuration from the variables. */
export function limitConfig(values: Values): LimitConfig {
  return {
    appChecksPerMinute: values.APP_CHECKS_PER_MINUTE,
    calculationsPerMinute: values.CALCULATIONS_PER_MINUTE,
    documentsPerMinute: values.DOCUMENTS_PER_MINUTE,
    draftSavesPerMinute: values.DRAFT_SAVES_PER_MINUTE,
    eventsPerMinute: values.EVENTS_PER_MINUTE,
    verificationsPerMinute: values.VERIFICATIONS_PER_MINUTE,
    questionsPerMinute: values.QUESTIONS_PER_MINUTE,
    messagesPerMinute: values.MESSAGES_PER_MINUTE,
    accountAttemptsPerHour: values.ACCOUNT_ATTEMPTS_PER_HOUR,
  };
}
