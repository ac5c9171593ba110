import type { Vault } from '../../../ports/vault.ts';

/** The columns of a sealed value. */
export interface SealedColumns {
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** Encrypts any JSON value. `context` is the table and the id of the row. */
export function sealJson(vault: Vault, value: unknown, context: string): SealedColumns {
  const { content, wrappedKey } = vault.seal(Buffer.from(JSON.stringify(value)), context);
  return { content, wrapped_key: wrappedKey };
}

/** The same in the columns `<name>` and `<name>_wrapped_key`, for rows with more than one encrypted value. */
export function sealColumns<Name extends string>(
  vault: Vault,
  name: Name,
  value: unknown,
  context: string,
): Readonly<Record<Name | `${Name}_wrapped_key`, Uint8Array>> {
  const { content, wrapped_key: wrappedKey } = sealJson(vault, value, context);
  return { [name]: content, [`${name}_wrapped_key`]: wrappedKey } as Record<Name | `${Name}_wrapped_key`, Uint8Array>;
}

/** What `sealColumns` sealed. */
export function openColumns<Name extends string>(
  vault: Vault,
  name: Name,
  row: Readonly<Record<Name | `${Name}_wrapped_key`, Uint8Array>>,
  context: string,
): unknown {
  return openJson(vault, { content: row[name], wrapped_key: row[`${name}_wrapped_key`] }, context);
}

/** Decrypts a value. The database holds what we wrote, so its shape is not checked again. */
export function openJson(vault: Vault, { content, wrapped_key: wrappedKey }: SealedColumns, context: string): unknown {
  return JSON.parse(Buffer.from(vault.open({ content, wrappedKey }, context)).toString('utf8'));
}
