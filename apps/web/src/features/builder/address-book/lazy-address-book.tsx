import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import type { ContactPlaces } from '../kind/contact-places.ts';

interface AddressBookProps {
  readonly places: ContactPlaces;
}

function Nothing() {
  return null;
}

/** Visitors have none. Without it the fields are filled in by hand. */
const AddressBook = lazy<ComponentType<AddressBookProps>>(() =>
  import('./address-book.tsx').then(
    (code) => ({ default: code.AddressBook }),
    () => ({ default: Nothing }),
  ),
);

/** The address book beside a contact's fields, for signed-in users. */
export function LazyAddressBook({ places }: AddressBookProps) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <AddressBook places={places} />
    </Suspense>
  );
}
