import type { KeyObject } from 'node:crypto';
import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SigningIdentity } from '../../ports/documents/pdf-signer.ts';

const PEM_BEGINNING = '-----BEGIN ';
const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const LEAST_BITS = 2048;

/** The certificate of the configuration can't be used; the message says what to do. */
export class SigningCertificateUnusable extends Error {
  override readonly name = 'SigningCertificateUnusable';
}

export interface CertificateFile {
  readonly file: string;
  readonly password: string | undefined;
}

/**
 * The certificate, the certificates that vouch for it, and its RSA key from a PEM or PKCS #12 file. Throws
 * `SigningCertificateUnusable`.
 */
export async function readCertificateFile(
  { file, password }: CertificateFile,
  nowMs: number,
): Promise<SigningIdentity> {
  const unusable = (sentence: string) => new SigningCertificateUnusable(`SIGNING_CERTIFICATE_FILE: ${sentence}`);
  const content = read(file, unusable);
  const isPem = content.includes(PEM_BEGINNING);
  const parts = await (isPem ? readPem(content, password) : readPkcs12(content, password)).catch(() => undefined);
  if (!parts) {
    throw unusable(
      `We can’t read ${file}. It must hold a certificate and its key as PEM or PKCS #12 (.p12 or .pfx), and ` +
        'SIGNING_CERTIFICATE_PASSWORD must be its password.',
    );
  }
  const { key, certificates } = parts;
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw unusable(`${file} has no certificate for its key. Put both in it.`);
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_BITS) {
    throw unusable(
      `The key in ${file} is not RSA with at least ${LEAST_BITS} bits. Use a certificate with such a key.`,
    );
  }
  if (Date.parse(own.validTo) <= nowMs) {
    throw unusable(`The certificate in ${file} expired on ${day(own.validTo)}. Use one that’s still valid.`);
  }
  return {
    certificates: [own, ...certificates.filter((one) => one !== own)].map(({ raw }) => raw),
    privateKey: key.export({ type: 'pkcs8', format: 'der' }),
  };
}

function day(text: string): string {
  return new Date(text).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

interface Parts {
  readonly key: KeyObject;
  readonly certificates: readonly X509Certificate[];
}

function read(file: string, unusable: (sentence: string) => Error): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw unusable(
      isMissing
        ? `There’s no file ${file}. Correct its path.`
        : `This user can’t read ${file}. Change the file’s permissions.`,
    );
  }
}

async function readPem(content: Buffer, password: string | undefined): Promise<Parts> {
  const found = content.toString('latin1').match(PEM_CERTIFICATE) ?? [];
  const key = createPrivateKey({ key: content, ...(password !== undefined && { passphrase: password }) });
  return Promise.resolve({ key, certificates: found.map((pem) => new X509Certificate(pem)) });
}

async function readPkcs12(content: Buffer, password = ''): Promise<Parts> {
  // Loaded only where needed: the library would slow down every start.
  const { P12Signer } = await import('@libpdf/core');
  const signer = await P12Signer.create(content, password);
  // The library keeps the key to itself, but our threads sign with their own copies of it.
  const exported = await webcrypto.subtle.exportKey('pkcs8', signer['privateKey'] as CryptoKey);
  return {
    key: createPrivateKey({ key: Buffer.from(exported), format: 'der', type: 'pkcs8' }),
    certificates: [signer.certificate, ...signer.certificateChain].map((der) => new X509Certificate(der)),
  };
}
