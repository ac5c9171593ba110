import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  addressBookAnswerSchema,
  addressBookEntryPath,
  addressBookPath,
  doneAnswerSchema,
  errorAnswerSchema,
  idSchema,
  saveContactRequestSchema,
  savedContactAnswerSchema,
} from '@paperwage/api-contract';
import { z } from 'zod';
import { listContacts, removeContact, saveContact } from '../../features/address-book/address-book.ts';
import type { Services } from '../../services.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { signedIn } from '../signed-in.ts';

const refusals = { '4xx': errorAnswerSchema, '5xx': errorAnswerSchema };
const tags = ['Address book'];

/** The calls of the address book: list, save and take out. */
export function addAddressBook(app: FastifyInstance, services: Services): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  calls.get(
    addressBookPath,
    { schema: { tags, summary: 'All entries by name', response: { 200: addressBookAnswerSchema, ...refusals } } },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      return { ok: true as const, data: { contacts: await listContacts(services, userId) } };
    },
  );
  calls.post(
    addressBookPath,
    {
      schema: {
        tags,
        summary: 'Adds an entry or, with its id, replaces it',
        body: saveContactRequestSchema,
        response: { 200: savedContactAnswerSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { userId } = await signedIn(request, services);
      void reply.header('cache-control', 'no-store');
      const saving = { userId, contact: request.body, key: idempotencyKeyOf(request) };
      return { ok: true as const, data: await saveContact(services, saving) };
    },
  );
  calls.delete(
    addressBookEntryPath,
    {
      schema: {
        tags,
        summary: 'Takes an entry out',
        params: z.object({ id: idSchema }),
        response: { 200: doneAnswerSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await signedIn(request, services);
      await removeContact(services, userId, request.params.id);
      return { ok: true as const };
    },
  );
}
