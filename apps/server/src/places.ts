/** Where the records are kept. */
export type DatabasePlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly mostConnections?: number };

/** A bucket of any service that speaks the protocol of Amazon S3. */
export interface S3Place {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const KEY_BYTES = 32;
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** The place of a PostgreSQL address, or nothing if it isn't one. */
export function postgresPlace(text: string): DatabasePlace | undefined {
  const url = urlOf(text, ['postgres:', 'postgresql:']);
  return url && url.hostname !== '' && url.pathname.length > 1 ? { kind: 'postgres', url: text } : undefined;
}

/** The bucket of `s3://key:secret@host/bucket?region=…`, or nothing if a part is missing. */
export function s3Place(text: string): S3Place | undefined {
  const url = urlOf(text, ['s3:']);
  const bucket = url?.pathname.slice(1) ?? '';
  if (!url || !url.host || !url.username || !url.password || !/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket)) {
    return undefined;
  }
  return {
    endpoint: `${url.searchParams.get('tls') === 'off' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

/** The address of a mail server, or nothing if it isn't one. */
export function mailUrl(text: string): string | undefined {
  const url = urlOf(text, ['smtp:', 'smtps:']);
  return url && url.hostname !== '' ? text : undefined;
}

/** An address for confidential data, or nothing if it isn't one or isn't encrypted. */
export function privateUrl(text: string): string | undefined {
  const url = urlOf(text, ['https:', 'http:']);
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  return url.protocol === 'https:' || isOfThisMachine(url.origin) ? url.href : undefined;
}

/** The address of a timestamp authority, or nothing if it isn't one. It only receives a hash, so http is fine. */
export function timestampUrl(text: string): string | undefined {
  const url = urlOf(text, ['https:', 'http:']);
  return url && url.username === '' && url.password === '' && url.hash === '' ? url.href : undefined;
}

/** Whether it is a web address without a path, or empty. */
export function isOrigin(text: string): boolean {
  if (text === '') return true;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const bare =
    url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return bare && (url.protocol === 'http:' || url.protocol === 'https:');
}

/** Whether traffic to an address stays on this machine. */
export function isOfThisMachine(address: string): boolean {
  return LOOPBACK.includes(new URL(address).hostname);
}

/** Base64 keys separated by commas, or nothing if one isn't 32 bytes. */
export function masterKeys(text: string): readonly Uint8Array[] | undefined {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  return keys.every(({ length }) => length === KEY_BYTES) ? keys : undefined;
}

function urlOf(text: string, protocols: readonly string[]): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return protocols.includes(url.protocol) ? url : undefined;
}
