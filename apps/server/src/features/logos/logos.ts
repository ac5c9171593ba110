import { randomBytes } from 'node:crypto';
import type { GenerateDocumentRequest } from '@paperwage/api-contract';
import { placeNameIn } from '@paperwage/documents';
import { DAY_MS } from '@paperwage/values';
import { KEPT_DAYS } from '../../constants.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentRenderer } from '../../ports/documents/document-renderer.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { Records } from '../../ports/records.ts';
import type { Vault } from '../../ports/vault.ts';
import { problems } from '../../problems/problem.ts';
import { removeOrphan, storeSealed, logoFileName, readSealed } from '../files/sealed-files.ts';
import { isLogoName, logoFields, logoNameOf, logoNamesIn, logoUrl, withLogos } from './logo-fields.ts';

const MAX_LOGOS = 500;

interface Needs {
  readonly records: Records;
  readonly files: FileStore;
  readonly vault: Vault;
}

/**
 * Stores a picture as a logo of the user, redrawn as a PNG with nothing but pixels, and returns its address. Throws
 * `logoRefused`, `logosTooMany` and `filesUnavailable`.
 */
export async function keepLogo(
  services: Needs & { readonly clock: Clock; readonly renderer: DocumentRenderer },
  userId: string,
  picture: Uint8Array,
): Promise<string> {
  const { records, clock } = services;
  if ((await records.logos.count(userId)) >= MAX_LOGOS) throw problems.logosTooMany(MAX_LOGOS);
  const drawn = await services.renderer.redrawLogo(picture);
  if ('refused' in drawn) throw problems.logoRefused(drawn.refused);
  const nowMs = clock.nowMs();
  const folder = new Date(nowMs + KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const name = `${folder}/${randomBytes(16).toString('hex')}.png`;
  const wrappedKey = await storeSealed(services, logoFileName(name), drawn.png);
  // The day the folder is named after counts in full.
  const expiresAtMs = Date.parse(folder) + DAY_MS;
  try {
    await records.logos.add(userId, { name, wrappedKey }, { createdAtMs: nowMs, expiresAtMs });
  } catch (error) {
    await removeOrphan(services, logoFileName(name), error);
    throw error;
  }
  return logoUrl(name);
}

/** The picture of one of the user's logos. Throws `logoUnknown` and `filesUnavailable`. */
export async function readLogo(services: Needs, userId: string, name: string): Promise<Uint8Array> {
  const logo = isLogoName(name) ? await services.records.logos.find(userId, name) : undefined;
  if (!logo) throw problems.logoUnknown();
  return readSealed(services, logoFileName(name), logo.wrappedKey);
}

/**
 * The document with the addresses of the user's logos replaced by the pictures, ready to be made into a file. Throws
 * `documentRefused` for a logo that doesn't exist.
 */
export async function withPictures(
  services: Needs,
  userId: string,
  request: GenerateDocumentRequest,
): Promise<GenerateDocumentRequest> {
  if (logoNamesIn(request).length === 0) return request;
  const values = new Map<string, string>();
  for (const { path, value } of logoFields(request)) {
    const name = logoNameOf(value);
    values.set(path, name === undefined ? value : await pictureOf(services, userId, request, { path, name }));
  }
  return withLogos(request, (path) => values.get(path) ?? '');
}

async function pictureOf(
  services: Needs,
  userId: string,
  request: GenerateDocumentRequest,
  { path, name }: { readonly path: string; readonly name: string },
): Promise<string> {
  const logo = await services.records.logos.find(userId, name);
  if (!logo) {
    const message = 'We no longer have this logo. Choose it again.';
    const issue = { path: `documentData.${path}`, code: 'logo-unknown', message };
    throw problems.documentRefused([issue], placeNameIn(request, path));
  }
  const picture = await readSealed(services, logoFileName(name), logo.wrappedKey);
  return `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
}
