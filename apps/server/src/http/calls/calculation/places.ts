import { endpoints } from '@paperwage/api-contract';
import { allRules, findPlaces } from '@paperwage/payroll';
import type { Serve } from '../../serve.ts';
import { ok } from '../../serve.ts';

/** What someone types into a place field. */
export function addPlaces(serve: Serve): void {
  serve(endpoints.findPlaces, ({ query: { state, query, payDate, role } }) => {
    const places = findPlaces(query, state, payDate, allRules, role).map(({ name, code, kind, county, isHeld }) => ({
      name,
      code: code ?? null,
      kind,
      county: county ?? null,
      held: isHeld,
    }));
    return ok({ places });
  });
}
