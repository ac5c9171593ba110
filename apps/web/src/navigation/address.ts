import { createContext, useContext } from 'react';

/** The address of the page shown: the address bar may be one page ahead while that page is fetched. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** Given by the site to everything on it. */
export const AddressContext = createContext<Address>({ pathname: '/', search: '' });

/** The address of the page that is shown. */
export function useAddress(): Address {
  return useContext(AddressContext);
}
