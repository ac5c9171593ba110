import { XLSX_MEDIA_TYPE } from '@paperwage/api-contract';

const TYPES = { pdf: 'application/pdf', xlsx: XLSX_MEDIA_TYPE } as const;

export type FileKind = keyof typeof TYPES;

/** Why an answer that succeeded is not handed over. */
export const NOT_THE_FILE =
  'What came is not the file: something on the way, such as the log-in page of a network, answered in its place.';

/** Whether an answer holds a file of this kind: a network that asks for a log-in answers everything with a page of its own. */
export function isFile(response: Response, kind: FileKind): boolean {
  return response.headers.get('content-type')?.startsWith(TYPES[kind]) === true;
}
