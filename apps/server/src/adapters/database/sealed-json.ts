import type { Vault } from '../../ports/vault.ts';

/** The columns of a sealed value. */
export interface SealedColumns {
  readonly content: Uint8Array;
  readonly wrapped_key: Uint8Array;
}

/** Seals anything JSON can say. `context` is the table and the id of the row. */
export function sealJson(vault: Vault, value: unknown, context: string): SealedColumns {
  const { content, wrappedKey } = vault.seal(Buffer.from(JSON.stringify(value)), context);
  return { content, wrapped_key: wrappedKey };
}

/** What was sealed. The database holds what we wrote, so its shape is not checked again. */
export function openJson(vault: Vault, { content, wrapped_key: wrappedKey }: SealedColumns, context: string): unknown {
  return JSON.parse(Buffer.from(vault.open({ content, wrappedKey }, context)).toString('utf8'));
}
