import { z } from 'zod';
import { answerOf, doneAnswerSchema, idSchema, timestampSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { ADDRESS_BOOK_KINDS } from '../constants.ts';

/** In one line, as lists show it. */
const line = () => z.string({ error: 'must be text' }).overwrite((text) => text.replace(/\p{Cc}+/gu, ' '));
const text = (longest: number) => line().max(longest).default('');

const millimeters = () => line().max(8).optional();

/** What we store about someone: the same for all kinds, so that an employer can also be the sender of an invoice. */
const contactSchema = z.strictObject({
  kind: z.enum(ADDRESS_BOOK_KINDS, { error: 'must be employer, employee or client' }),
  name: line().trim().min(1, { error: 'is empty; enter a name' }).max(80),
  email: text(254),
  phone: text(40),
  streetAddress1: text(80),
  streetAddress2: text(80),
  city: text(40),
  state: text(2),
  zipCode: text(10),
  taxNumber: text(11).describe(
    'A company’s EIN, or a person’s SSN or ITIN. Only the last four digits of an SSN or ITIN are kept, unless the ' +
      'user allows all nine',
  ),
  paperSize: z
    .enum(['letter', 'a4'], { error: 'must be letter or a4' })
    .optional()
    .describe('What an employer’s documents print on; Letter without it'),
  checkRightMm: millimeters().describe('How far an employer’s checks move on check stock, from -9.0 to 9.0'),
  checkDownMm: millimeters(),
});

export const saveContactRequestSchema = contactSchema.extend({ id: idSchema.optional() });
const savedContactSchema = contactSchema.extend({ id: idSchema, updatedAt: timestampSchema });
export const savedContactAnswerSchema = answerOf(savedContactSchema);
export const addressBookAnswerSchema = answerOf(z.object({ contacts: z.array(savedContactSchema) }));

export const addressBookEndpoints = {
  listContacts: endpoint({
    method: 'GET',
    path: '/api/profile/address-book',
    tag: 'Address book',
    summary: 'List contacts by name',
    description: 'Everyone in the user’s address book.',
    auth: 'user',
    answer: addressBookAnswerSchema,
  }),
  saveContact: endpoint({
    method: 'POST',
    path: '/api/profile/address-book',
    tag: 'Address book',
    summary: 'Add a contact or, with its id, replace it',
    description: 'Returns the contact as saved, with its id.',
    auth: 'user',
    idempotent: true,
    body: saveContactRequestSchema,
    answer: savedContactAnswerSchema,
  }),
  deleteContact: endpoint({
    method: 'DELETE',
    path: '/api/profile/address-book/:id',
    tag: 'Address book',
    summary: 'Delete a contact',
    description: 'This can’t be undone. Drafts and documents that use the contact stay as they are.',
    auth: 'user',
    params: z.object({ id: idSchema }),
    answer: doneAnswerSchema,
    cacheControl: 'none',
  }),
};

export type SaveContactBody = z.input<typeof saveContactRequestSchema>;
export type SavedContact = z.output<typeof savedContactSchema>;
