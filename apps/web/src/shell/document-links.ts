import { DOCUMENT_TYPES, KINDS } from '@paperwage/documents/kinds';

/** The builder of every kind of document, in the words of the menus, and in those of the builder's narrow header. */
export const documentLinks = DOCUMENT_TYPES.map((type) => {
  const { builderPath, words } = KINDS[type];
  return { href: builderPath, label: words.menu ?? words.label, short: words.label };
});
