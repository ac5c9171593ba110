import { z } from 'zod';
import { read, variable } from './config-variable.ts';

/** The variables about who runs the site. */
export const ADMIN_VARIABLES = {
  ADMIN_EMAILS: variable<readonly string[]>({
    fallback: '',
    allowed: 'email addresses separated by commas',
    purpose:
      'Accounts that may use `/admin`. Each needs a confirmed email and an authenticator app. Empty: nobody may.',
    schema: read((text) => (text === '' ? [] : emailList(text))),
  }),
};

const emailSchema = z.email();

/** In lower case, as accounts are found by them. */
function emailList(text: string): readonly string[] | undefined {
  const emails = text.split(',').map((email) => email.trim().toLowerCase());
  return emails.every((email) => emailSchema.safeParse(email).success) ? emails : undefined;
}
