import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { salaryCalculateRequestSchema, endpoints } from '@paperwage/api-contract';

/** The least a server with our validation does: reads and checks the same body, answers three words. Port from PORT. */
export async function serveBare(): Promise<void> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.post(endpoints.calculateSalary.path, { schema: { body: salaryCalculateRequestSchema } }, () => ({ ok: true }));
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
}
