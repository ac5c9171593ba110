import type { Called } from '../identity/call.ts';
import { callAsUser } from '../identity/call-as-user.ts';
import { digestOf } from './digest.ts';

/** Addresses of uploaded or fetched pictures, by user and content: each picture is uploaded once. */
const KEY = 'paperwage.logos';
const MAX_KEPT = 20;

/** The address of a picture, uploading it if needed. */
export async function uploadLogo(userId: string, dataUrl: string): Promise<Called<string>> {
  const known = uploadedLogo(userId, dataUrl);
  if (known !== undefined) return { ok: true, data: known };
  const answer = await callAsUser('POST /api/logos', { body: blobOf(dataUrl) });
  if (!answer.ok) return answer;
  remember(nameOf(userId, dataUrl), answer.data.url);
  return { ok: true, data: answer.data.url };
}

/** The address of a picture that was uploaded before. */
export function uploadedLogo(userId: string, dataUrl: string): string | undefined {
  const known = kept()[nameOf(userId, dataUrl)];
  return known !== undefined && isStillKept(known) ? known : undefined;
}

/** The picture at an address, as the builders and the paper need it. */
export async function fetchLogo(userId: string, url: string): Promise<Called<string>> {
  const [folder = '', name = ''] = url.split('/').slice(-2);
  const answer = await callAsUser('GET /api/logos/:folder/:name', { params: { folder, name }, wants: 'response' });
  if (!answer.ok) return answer;
  try {
    const dataUrl = await dataUrlOf(await answer.data.blob());
    remember(nameOf(userId, dataUrl), url);
    return { ok: true, data: dataUrl };
  } catch {
    return { ok: false, error: { code: 'unreachable', message: 'The picture didn’t load.', issues: [] } };
  }
}

/** Forgets which pictures were uploaded from this browser. */
export function forgetLogos(): void {
  localStorage.removeItem(KEY);
}

/** A logo’s folder is named for the first day on which it may be deleted if unused. */
function isStillKept(url: string, nowMs: number = Date.now()): boolean {
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(url) ?? [];
  return day > new Date(nowMs).toISOString().slice(0, 10);
}

function nameOf(userId: string, dataUrl: string): string {
  return `${userId}.${digestOf(dataUrl)}`;
}

function kept(): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(name: string, url: string): void {
  try {
    const others = Object.entries(kept()).filter(([one]) => one !== name);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [name, url]].slice(-MAX_KEPT))));
  } catch {
    // It is uploaded again next time.
  }
}

function blobOf(dataUrl: string): Blob {
  const [head = '', base64 = ''] = dataUrl.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png';
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
}

/** A picture as a `data:` URL. Rejects if the browser can’t read it. */
export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('We couldn’t read the picture.'));
    reader.readAsDataURL(blob);
  });
}
