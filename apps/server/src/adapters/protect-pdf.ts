import { PDF } from '@libpdf/core';
import { dropArchiveClaim } from '@paperwage/paper/pdf';

/** Encrypts with AES-256 (ISO 32000-2). Nobody has a second password with more rights, so readers allow everything. */
export async function protectPdf(pdf: Uint8Array, password: string): Promise<Uint8Array> {
  const document = await PDF.load(dropArchiveClaim(pdf));
  document.setProtection({ userPassword: password, algorithm: 'AES-256' });
  return document.save();
}
