import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('a server signs with its own certificate, or with one from a file', () => {
  expect(readConfig({})).toMatchObject({ config: { signing: { certificate: undefined, timestampUrl: undefined } } });
  const environment = {
    SIGNING_CERTIFICATE_FILE: '/run/secrets/signing.p12',
    SIGNING_CERTIFICATE_PASSWORD: 'secret',
    SIGNING_TIMESTAMP_URL: 'http://timestamp.example.com',
  };
  expect(readConfig(environment)).toMatchObject({
    config: {
      signing: {
        certificate: { file: '/run/secrets/signing.p12', password: 'secret' },
        timestampUrl: 'http://timestamp.example.com/',
      },
    },
  });
});

it('a password is of no use without a file', () => {
  expect(readConfig({ SIGNING_CERTIFICATE_PASSWORD: 'secret' })).toEqual({
    refusals: ['SIGNING_CERTIFICATE_PASSWORD needs SIGNING_CERTIFICATE_FILE: set both, or neither.'],
  });
});
