import { endpoints } from '@paperwage/api-contract';
import { listContacts, removeContact, saveContact } from '../../../features/address-book/address-book.ts';
import type { Services } from '../../../services.ts';
import type { Serve } from '../../serve.ts';
import { DONE, ok } from '../../serve.ts';

/** The calls of the address book: list, save and remove. */
export function addAddressBook(serve: Serve, services: Services): void {
  serve(endpoints.listContacts, async ({ user }) => ok({ contacts: await listContacts(services, user.userId) }));
  serve(endpoints.saveContact, async ({ user: { userId }, body, key }) =>
    ok(await saveContact(services, { userId, contact: body, key })),
  );
  serve(endpoints.deleteContact, async ({ user, params }) => {
    await removeContact(services, user.userId, params.id);
    return DONE;
  });
}
