import { getSystemErrorName } from 'node:util';

const CODE = /^[\w-]{2,40}$/;

/**
 * What went wrong, for the operator: the name of the error with the codes that the system and libraries give it, such as
 * `Error ECONNREFUSED` or `Error EENVELOPE 550`. Never its sentence, which may say whom it was about.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { name, cause } = error;
  const { code, responseCode, errno } = error as { code?: unknown; responseCode?: unknown; errno?: unknown };
  const codes = [code, responseCode, systemName(errno)].filter((one) => CODE.test(String(one ?? ''))).map(String);
  const because = codes.length === 0 && cause instanceof Error ? [describeError(cause)] : [];
  return [name, ...new Set(codes), ...because].join(' ');
}

/** The system's name for its number, which a library may have covered with a code of its own. */
function systemName(errno: unknown): string | undefined {
  return typeof errno === 'number' && Number.isInteger(errno) && errno < 0 ? getSystemErrorName(errno) : undefined;
}
