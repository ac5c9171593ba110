import { z } from 'zod';
import { read, variable, integer } from './config-variable.ts';
import { privateUrl } from '../places.ts';

const MAX_DAYS = 36_500;

/** The variables about the chat and the contact page. */
export const SUPPORT_VARIABLES = {
  CHAT_DAYS: variable({
    fallback: '90',
    allowed: 'a whole number from 1 to 36500',
    purpose: 'Days after which questions to the chat, their answers and what people say about answers are deleted.',
    schema: integer(1, MAX_DAYS),
  }),
  CONTACT_DAYS: variable({
    fallback: '365',
    allowed: 'a whole number from 1 to 36500',
    purpose: 'Days after which messages from the contact page are deleted, answered or not.',
    schema: integer(1, MAX_DAYS),
  }),
  CHAT_MODEL_URL: variable<string | undefined>({
    fallback: '',
    allowed: 'an https address such as https://models.example.com/v1, or http on this machine',
    purpose:
      'Language model that words the answers of the chat, by the OpenAI protocol (`/chat/completions` under this address). ' +
      'It gets the question and what our pages and tax rules say; if it fails or adds a number, our own answer is shown. ' +
      'Empty: always our own answer.',
    schema: read((text) => (text === '' ? undefined : privateUrl(text)), ''),
  }),
  CHAT_MODEL: variable({
    fallback: '',
    allowed: 'the name of a model, up to 200 letters, digits and signs without spaces',
    purpose: 'Model to ask at `CHAT_MODEL_URL`.',
    schema: z.string().regex(/^[\x21-\x7e]{0,200}$/),
  }),
  CHAT_MODEL_KEY: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose: 'Sent to `CHAT_MODEL_URL` as `Authorization: Bearer`. Empty: no such header.',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{0,1000}$/)
      .transform((text) => (text === '' ? undefined : text)),
  }),
};

type Values = { [Name in keyof typeof SUPPORT_VARIABLES]: z.output<(typeof SUPPORT_VARIABLES)[Name]['schema']> };

/** A language model, called over HTTP. */
export interface ModelPlace {
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

export interface SupportConfig {
  readonly chatDays: number;
  readonly contactDays: number;
  /** Undefined if the chat words its answers itself. */
  readonly model: ModelPlace | undefined;
}

/** Settings that can't be combined, one sentence each. */
export function supportRefusals({ CHAT_MODEL_URL, CHAT_MODEL, CHAT_MODEL_KEY }: Values): readonly string[] {
  if (CHAT_MODEL_URL !== undefined)
    return CHAT_MODEL === '' ? ['CHAT_MODEL_URL needs CHAT_MODEL: set both, or neither.'] : [];
  const given = CHAT_MODEL === '' && CHAT_MODEL_KEY === undefined;
  return given ? [] : ['CHAT_MODEL and CHAT_MODEL_KEY need CHAT_MODEL_URL: set it, or leave them out.'];
}

/** The configuration from the variables, once each is valid by itself. */
export function supportConfig({ CHAT_DAYS, CONTACT_DAYS, ...values }: Values): SupportConfig {
  const { CHAT_MODEL_URL: url, CHAT_MODEL: model, CHAT_MODEL_KEY: key } = values;
  return { chatDays: CHAT_DAYS, contactDays: CONTACT_DAYS, model: url === undefined ? undefined : { url, model, key } };
}
