import { randomBytes, webcrypto } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, CryptoEngine, Extension } from 'pkijs';

const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
/** Digital signature and content commitment (RFC 5280, 4.2.1.3), from the left. */
const SIGNS_DOCUMENTS = 0b1100_0000;
const UNUSED_BITS = 6;
const SERIAL_BYTES = 16;
const X509_VERSION_3 = 2;

export interface CertificateWish {
  readonly name: string;
  readonly keys: CryptoKeyPair;
  readonly notBeforeMs: number;
  readonly notAfterMs: number;
  /** Who vouches for it; itself without one. */
  readonly issuer?: { readonly certificate: Uint8Array; readonly privateKey: CryptoKey } | undefined;
  /** What it may be used for besides signing documents. */
  readonly extensions?: readonly Extension[];
}

/** A new X.509 certificate (DER) for a key that signs documents. */
export async function issueCertificate(wish: CertificateWish): Promise<Uint8Array> {
  const { name, keys, notBeforeMs, notAfterMs, issuer, extensions = [] } = wish;
  const engine = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
  const certificate = new Certificate();
  certificate.version = X509_VERSION_3;
  const serial = randomBytes(SERIAL_BYTES);
  // A serial number is positive and has no needless zeros in front.
  serial[0] = (serial[0]! & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.from(serial).buffer });
  const commonName = new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) });
  certificate.subject.typesAndValues.push(commonName);
  if (issuer) certificate.issuer = Certificate.fromBER(Buffer.from(issuer.certificate)).subject;
  else certificate.issuer.typesAndValues.push(commonName);
  certificate.notBefore.value = new Date(notBeforeMs);
  certificate.notAfter.value = new Date(notAfterMs);
  const usage = new BitString({ valueHex: Uint8Array.of(SIGNS_DOCUMENTS).buffer, unusedBits: UNUSED_BITS });
  certificate.extensions = [
    new Extension({ extnID: KEY_USAGE, critical: true, extnValue: usage.toBER() }),
    ...extensions,
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine);
  await certificate.sign(issuer?.privateKey ?? keys.privateKey, 'SHA-256', engine);
  return new Uint8Array(certificate.toSchema(true).toBER());
}
