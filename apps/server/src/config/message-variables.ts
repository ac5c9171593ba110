import path from 'node:path';
import { z } from 'zod';
import { read, variable } from './config-variable.ts';
import type { IDENTITY_VARIABLES } from './identity-variables.ts';
import { mailUrl, privateUrl } from '../places.ts';

/** The variables about who delivers mails and text messages. */
export const MESSAGE_VARIABLES = {
  MAIL_URL: variable<string | undefined>({
    fallback: '',
    allowed: 'an address such as smtps://user:password@host:465 or smtp://host:25',
    purpose: 'Mail server. Empty: emails are written as files to `DATA_DIR/outbox`.',
    schema: read((text) => (text === '' ? undefined : mailUrl(text)), ''),
  }),
  MAIL_FROM: variable({
    fallback: 'no-reply@paperwage.example',
    allowed: 'an email address',
    purpose: 'Sender of our emails. The default is fictional.',
    schema: z.email(),
  }),
  SMS_URL: variable<string | undefined>({
    fallback: '',
    allowed: 'an https address such as https://texts.example.com/send, or http on this machine',
    purpose:
      'Gateway that sends text messages: it gets JSON `{"to", "text"}` by POST. Empty: login codes are written as ' +
      'files to `DATA_DIR/outbox` if emails are too; otherwise we don’t offer them. With Firebase they are never ' +
      'offered.',
    schema: read((text) => (text === '' ? undefined : privateUrl(text)), ''),
  }),
  SMS_TOKEN: variable({
    fallback: '',
    allowed: 'up to 1000 letters, digits and signs without spaces',
    purpose: 'Sent to `SMS_URL` as `Authorization: Bearer`. Empty: no such header.',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{0,1000}$/)
      .transform((text) => (text === '' ? undefined : text)),
  }),
};

type Values = { [Name in keyof typeof MESSAGE_VARIABLES]: z.output<(typeof MESSAGE_VARIABLES)[Name]['schema']> } & {
  readonly DATA_DIR: string;
  readonly IDENTITY_PROVIDER: z.output<(typeof IDENTITY_VARIABLES)['IDENTITY_PROVIDER']['schema']>;
};

/** How messages are delivered. */
export interface MessageConfig {
  readonly mail: { readonly from: string; readonly url: string | undefined; readonly outbox: string };
  /** Undefined if no codes are sent to phones. */
  readonly texts:
    | { readonly kind: 'webhook'; readonly url: string; readonly token: string | undefined }
    | { readonly kind: 'outbox'; readonly folder: string }
    | undefined;
}

/** Settings that can't be combined, one sentence each. */
export function messageRefusals({ SMS_URL, SMS_TOKEN }: Pick<Values, 'SMS_URL' | 'SMS_TOKEN'>): readonly string[] {
  return SMS_TOKEN !== undefined && SMS_URL === undefined ? ['SMS_TOKEN needs SMS_URL: set both, or neither.'] : [];
}

/** The configuration from the variables, once each is valid by itself. */
export function messageConfig(values: Values): MessageConfig {
  const outbox = path.join(values.DATA_DIR, 'outbox');
  return {
    mail: { from: values.MAIL_FROM, url: values.MAIL_URL, outbox },
    texts: textsPlace(values, outbox),
  };
}

/** If emails are really delivered, codes left in a folder would keep people waiting. */
function textsPlace(values: Values, outbox: string): MessageConfig['texts'] {
  if (values.IDENTITY_PROVIDER === 'firebase') return undefined;
  if (values.SMS_URL !== undefined) return { kind: 'webhook', url: values.SMS_URL, token: values.SMS_TOKEN };
  return values.MAIL_URL === undefined ? { kind: 'outbox', folder: outbox } : undefined;
}
