import path from 'node:path';
import { z } from 'zod';
import { read, variable } from './config-variable.ts';
import { timestampUrl } from '../places.ts';

/** The variables about how issued PDFs are signed. */
export const SIGNING_VARIABLES = {
  SIGNING_CERTIFICATE_FILE: variable({
    fallback: '',
    allowed: 'the path of a file',
    purpose:
      'Certificate and RSA key that sign issued PDFs, as PEM or PKCS #12. Empty: the first start creates a certificate ' +
      'in the name of `COMPANY_NAME`.',
    schema: z
      .string()
      .max(4096)
      .transform((text) => (text === '' ? undefined : path.resolve(text))),
  }),
  SIGNING_CERTIFICATE_PASSWORD: variable({
    fallback: '',
    allowed: 'up to 1000 characters on one line',
    purpose: 'Password of `SIGNING_CERTIFICATE_FILE`. Empty: it has none.',
    schema: z
      .string()
      .regex(/^[^\p{Cc}]{0,1000}$/u)
      .transform((text) => (text === '' ? undefined : text)),
  }),
  SIGNING_TIMESTAMP_URL: variable<string | undefined>({
    fallback: '',
    allowed: 'an http or https address such as http://timestamp.example.com',
    purpose:
      'Timestamp authority (RFC 3161) that confirms when a PDF was signed. Empty: the time is only the server’s clock.',
    schema: read((text) => (text === '' ? undefined : timestampUrl(text)), ''),
  }),
};

type Values = { [Name in keyof typeof SIGNING_VARIABLES]: z.output<(typeof SIGNING_VARIABLES)[Name]['schema']> };

/** How issued PDFs are signed. */
export interface SigningConfig {
  /** Undefined if the server makes its own certificate. */
  readonly certificate: { readonly file: string; readonly password: string | undefined } | undefined;
  readonly timestampUrl: string | undefined;
}

/** Settings that can't be combined, one sentence each. */
export function signingRefusals(values: Values): readonly string[] {
  return values.SIGNING_CERTIFICATE_PASSWORD !== undefined && values.SIGNING_CERTIFICATE_FILE === undefined
    ? ['SIGNING_CERTIFICATE_PASSWORD needs SIGNING_CERTIFICATE_FILE: set both, or neither.']
    : [];
}

/** The configuration from the variables, once each is valid by itself. */
export function signingConfig(values: Values): SigningConfig {
  const { SIGNING_CERTIFICATE_FILE: file, SIGNING_CERTIFICATE_PASSWORD: password } = values;
  return {
    certificate: file === undefined ? undefined : { file, password },
    timestampUrl: values.SIGNING_TIMESTAMP_URL,
  };
}
