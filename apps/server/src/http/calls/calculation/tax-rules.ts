import type { TaxRulesAnswer } from '@paperwage/api-contract';
import { endpoints } from '@paperwage/api-contract';
import { allRules } from '@paperwage/payroll';
import { ANNOUNCED_YEARS } from '@paperwage/payroll/announced';
import type { TaxRulesQuery } from '../../../features/tax-rules/tax-rules.ts';
import { createTaxRules } from '../../../features/tax-rules/tax-rules.ts';
import type { EncodedBody } from '../../encoded-body.ts';
import { encodedBody, sendBody } from '../../encoded-body.ts';
import type { Serve } from '../../serve.ts';
import { SENT } from '../../serve.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** What we cover, by year and state, and the examples that prove it. */
export function addTaxRules(serve: Serve): void {
  const answer = createAnswers();
  serve(endpoints.getTaxRules, ({ query, request, reply }) => {
    sendBody(answer(query), request, reply);
    return SENT;
  });
}

/** Answers are built once each: rules don't change while the server runs, and there are few different requests. */
function createAnswers(): (query: TaxRulesQuery) => EncodedBody {
  const taxRules = createTaxRules(allRules, ANNOUNCED_YEARS);
  const kept = new Map<string, EncodedBody>();
  return (query) => {
    const key = `${query.year ?? ''} ${query.state ?? ''}`;
    const found = kept.get(key);
    if (found) return found;
    const made = encodedBody(JSON.stringify({ ok: true, data: taxRules(query) } satisfies TaxRulesAnswer), JSON_TYPE);
    kept.set(key, made);
    return made;
  };
}
