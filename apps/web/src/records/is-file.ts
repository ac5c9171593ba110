import { XLSX_MEDIA_TYPE } from '@paperwage/api-contract';

const TYPES = { pdf: 'application/pdf', xlsx: XLSX_MEDIA_TYPE } as const;

export type FileKind = keyof typeof TYPES;

/** Why a successful response is not handed over. */
export const NOT_THE_FILE = 'The file didn’t arrive. Your network may be asking you to log in first.';

/** Whether a response holds a file of this type: a network with a login page answers every request with that page. */
export function isFile(response: Response, kind: FileKind): boolean {
  return response.headers.get('content-type')?.startsWith(TYPES[kind]) === true;
}
