import { endpointList } from '@paperwage/api-contract';

const ANSWERS = new Map(endpointList.map(({ method, path, answer }) => [`${method} ${path}`, answer]));

/** What in an answer is not as its endpoint says; nothing where all is. Only for development: it brings every schema. */
export function answerFault(address: string, body: unknown): string | undefined {
  const answer = ANSWERS.get(address);
  if (!answer || 'file' in answer) return undefined;
  const [issue] = answer.safeParse(body).error?.issues ?? [];
  return issue && `${address} did not answer what its endpoint says: ${issue.path.join('.')}: ${issue.message}`;
}
