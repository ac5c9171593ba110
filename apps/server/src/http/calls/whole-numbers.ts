import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  errorAnswerSchema,
  wholeNumbersAnswerSchema,
  wholeNumbersPath,
  wholeNumbersSchema,
} from '@paperwage/api-contract';
import { keepsWholeNumbers, setKeepsWholeNumbers } from '../../features/whole-numbers/whole-numbers.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../signed-in.ts';

const tags = ['Accounts'];
const response = { 200: wholeNumbersAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };

/** The calls about whether drafts and the address book may hold whole numbers of persons. */
export function addWholeNumbers(app: FastifyInstance, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const summary = 'Whether drafts and the address book keep whole Social Security numbers';
  calls.get(wholeNumbersPath, { schema: { tags, summary, response } }, async (request, reply) => {
    const { userId } = await signedIn(request, services);
    void reply.header('cache-control', 'no-store');
    return { ok: true as const, data: { isKept: await keepsWholeNumbers(services, userId) } };
  });
  calls.post(
    wholeNumbersPath,
    {
      schema: {
        tags,
        summary: 'Says whether they do',
        description: 'With `false`, numbers that are kept already are cut to their last four digits.',
        body: wholeNumbersSchema,
        response,
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      const { isKept } = request.body;
      await setKeepsWholeNumbers(services, userId, isKept);
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data: { isKept } };
    },
  );
}
