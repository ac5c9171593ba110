import type { KeyExportOptions } from 'node:crypto';
import { createPrivateKey, webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderPdf } from '@paperwage/documents';
import { readFontFiles } from '@paperwage/paper/font-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@paperwage/values';
import { DOCUMENT_REQUEST } from '../../fixtures/requests.ts';
import type { MadeCertificate } from '../../fixtures/signing.ts';
import { makeCertificate, readSignature } from '../../fixtures/signing.ts';
import { readCertificateFile, SigningCertificateUnusable } from './certificate-file.ts';
import { libpdfSigner } from './libpdf-signer.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const certificates = path.resolve(import.meta.dirname, '../../fixtures/certificates');

let folder: string;
let authority: MadeCertificate;
let own: MadeCertificate;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
  authority = await makeCertificate({ name: 'Test authority', isAuthority: true });
  own = await makeCertificate({ name: 'Acme', issuer: authority, endsAtMs: NOW_MS + DAY_MS });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function keyPem({ keys }: MadeCertificate, protection: Partial<KeyExportOptions<'pem'>> = {}): Promise<string> {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return key.export({ type: 'pkcs8', format: 'pem', ...protection }).toString();
}

function write(...parts: readonly string[]): string {
  const file = path.join(folder, 'signing.pem');
  writeFileSync(file, parts.join('\n'));
  return file;
}

const read = (file: string, password?: string, nowMs = NOW_MS) => readCertificateFile({ file, password }, nowMs);

/** The names in the certificates of a PDF signed with the file, once its signature was checked. */
async function signersWith(file: string, password?: string): Promise<readonly string[]> {
  const signer = libpdfSigner({ identity: await read(file, password), timestampUrl: undefined });
  const pdf = renderPdf(DOCUMENT_REQUEST, { fonts: readFontFiles() }).bytes;
  const found = readSignature(await signer.sign(pdf, NOW_MS));
  expect(found.isValid).toBe(true);
  return found.certificates.map(({ subject }) => subject);
}

describe('readCertificateFile', () => {
  it('reads PEM, whichever certificate comes first', async () => {
    const [ownPem, authorityPem] = [own.certificate.toString(), authority.certificate.toString()];
    const key = await keyPem(own);
    expect(await signersWith(write(key, ownPem, authorityPem))).toEqual(['CN=Acme', 'CN=Test authority']);
    expect(await signersWith(write(authorityPem, ownPem, key))).toEqual(['CN=Acme', 'CN=Test authority']);
  });

  it('reads PEM whose key has a password', async () => {
    const key = await keyPem(own, { cipher: 'aes-256-cbc', passphrase: 'secret' });
    const file = write(key, own.certificate.toString());
    expect(await signersWith(file, 'secret')).toEqual(['CN=Acme']);
    await expect(read(file, 'wrong')).rejects.toThrow('must be its password');
    await expect(read(file)).rejects.toThrow('must be its password');
  });

  it.each(['openssl-3.p12', 'openssl-legacy.p12'])('reads PKCS #12 as OpenSSL writes it: %s', async (name) => {
    const file = path.join(certificates, name);
    expect(await signersWith(file, 'secret')).toEqual(['CN=Made by OpenSSL']);
    await expect(read(file, 'wrong')).rejects.toThrow('must be its password');
    await expect(read(file)).rejects.toThrow(SigningCertificateUnusable);
  });

  it('says what is wrong with any other', async () => {
    const file = write('no certificate');
    await expect(read(file)).rejects.toThrow(`SIGNING_CERTIFICATE_FILE: We can’t read ${file}. It must hold`);
    await expect(read(path.join(folder, 'none.p12'))).rejects.toThrow('There’s no file');
    await expect(read(folder)).rejects.toThrow(SigningCertificateUnusable);
    await expect(read(write(await keyPem(own), authority.certificate.toString()))).rejects.toThrow(
      'has no certificate for its key',
    );
    await expect(read(write(await keyPem(own)))).rejects.toThrow('has no certificate for its key');
    await expect(read(write(own.certificate.toString()))).rejects.toThrow('We can’t read');
    const curve = await makeCertificate({ name: 'Curve', algorithm: 'EC' });
    await expect(read(write(await keyPem(curve), curve.certificate.toString()))).rejects.toThrow('is not RSA');
    const pem = write(await keyPem(own), own.certificate.toString());
    await expect(read(pem, undefined, NOW_MS + DAY_MS - 1000)).resolves.toBeDefined();
    await expect(read(pem, undefined, NOW_MS + DAY_MS)).rejects.toThrow('expired on November 21, 2026. Use one');
  });
});
