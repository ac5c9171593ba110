import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { PlacesAnswer } from '@paperwage/api-contract';
import { errorAnswerSchema, placesAnswerSchema, placesPath, placesQuerySchema } from '@paperwage/api-contract';
import { allRules, findPlaces } from '@paperwage/payroll';
import type { StateCode } from '@paperwage/values';
import type { Config } from '../../config.ts';
import { perMinute } from '../rate-limits.ts';

/** `GET /api/places`: what somebody types into the field of a place. */
export function addPlaces(app: FastifyInstance, config: Config): void {
  const schema = {
    tags: ['Payroll'],
    summary: 'Places of a state that tax wages, by a part of the name',
    description:
      'A place that is not answered here is refused by a calculation: enter its tax as a line of your own. ' +
      'A state without local taxes answers an empty list.',
    querystring: placesQuerySchema,
    response: { 200: placesAnswerSchema, '4xx': errorAnswerSchema, '5xx': errorAnswerSchema },
  };
  const options = { schema, config: perMinute(config.limits.calculationsPerMinute) };
  app.withTypeProvider<ZodTypeProvider>().get(placesPath, options, async (request, reply): Promise<PlacesAnswer> => {
    const { state, query, payDate, role } = request.query;
    const found = findPlaces(query, state as StateCode, payDate, allRules, role);
    void reply.header('cache-control', 'no-store');
    const places = found.map(({ name, code, kind, county, isHeld }) => ({
      name,
      code: code ?? null,
      kind,
      county: county ?? null,
      held: isHeld,
    }));
    return { ok: true, data: { places } };
  });
}
