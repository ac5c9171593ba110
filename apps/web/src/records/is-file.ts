import { XLSX_MEDIA_TYPE } from '@paperwage/api-contract';

const TYPES = { pdf: 'application/pdf', xlsx: XLSX_MEDIA_TYPE } as const;

export type FileKind = keyof typeof TYPES;

/** Why an answer that succeeded is not handed over. */
export const NOT_THE_FILE = 'The file didn’t arrive. Your network may be asking you to log in first.';

/** Whether an answer holds a file of this kind: a network that asks for a log-in answers everything with a page of its own. */
export function isFile(response: Response, kind: FileKind): boolean {
  return response.headers.get('content-type')?.startsWith(TYPES[kind]) === true;
}
