import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { TaxRulesAnswer } from '@paperwage/api-contract';
import { errorAnswerSchema, taxRulesAnswerSchema, taxRulesPath, taxRulesQuerySchema } from '@paperwage/api-contract';
import { allRules } from '@paperwage/payroll';
import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import type { Config } from '../../config.ts';
import type { TaxRulesQuery } from '../../features/tax-rules/tax-rules.ts';
import { createTaxRules } from '../../features/tax-rules/tax-rules.ts';
import type { EncodedBody } from '../encoded-body.ts';
import { sendBody, tagOf } from '../encoded-body.ts';
import { perMinute } from '../rate-limits.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** `GET /api/tax-rules`: what is held, by year and state, and what proves it. */
export function addTaxRules(app: FastifyInstance, config: Config): void {
  const answer = createAnswers();
  const schema = {
    tags: ['Payroll'],
    summary: 'What the rules hold, by year and state',
    description:
      'The rules in force with their sources, how sure they are, and how many worked examples pass. Generated from the ' +
      'rules and from running every example with them. The answer has an ETag, so that a copy can be kept.',
    querystring: taxRulesQuerySchema,
    response: { 200: taxRulesAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
  };
  const options = { schema, config: perMinute(config.limits.calculationsPerMinute) };
  app.withTypeProvider<ZodTypeProvider>().get(taxRulesPath, options, (request, reply) => {
    // The contract's type is of what the text says, so the reply is not typed by it.
    sendBody(answer(request.query), request, reply as unknown as FastifyReply);
  });
}

/** Answers that are made once each: rules do not change while the server runs, and there are few ways to ask. */
function createAnswers(): (query: TaxRulesQuery) => EncodedBody {
  const taxRules = createTaxRules(allRules, ANNOUNCED_YEARS);
  const kept = new Map<string, EncodedBody>();
  return (query) => {
    const key = `${query.year ?? ''} ${query.state ?? ''}`;
    const found = kept.get(key);
    if (found) return found;
    const made = encoded({ ok: true, data: taxRules(query) });
    kept.set(key, made);
    return made;
  };
}

/** Quick to compress, since the first to ask waits for it. */
const BROTLI_QUALITY = 5;

function encoded(answer: TaxRulesAnswer): EncodedBody {
  const plain = Buffer.from(JSON.stringify(answer));
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return {
    status: 200,
    type: JSON_TYPE,
    etag: tagOf(plain),
    plain,
    encoded: new Map([
      ['br', brotli],
      ['gzip', gzipSync(plain)],
    ]),
  };
}
