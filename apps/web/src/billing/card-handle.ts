import type { Ref } from 'react';
import type { CardField } from './card.ts';
import type { Tokenized } from './tokenize-card.ts';

/** What a form does with the fields of a card. */
export interface CardHandle {
  /** Whether the card can be sent; says at its fields what is wrong. */
  readonly check: () => boolean;
  /** The first field with an error. */
  readonly firstWrong: () => HTMLElement | undefined;
  /** Exchanges the card for a token that stands for it. */
  readonly tokenize: (holder: CardHolderEntry) => Promise<Tokenized>;
  /** Says at a field, and aloud, why the card wasn’t taken, and asks for the security code again. */
  readonly refuse: (field: CardField, message: string) => void;
}

/** What of a billing address banks compare. */
export interface CardHolderEntry {
  readonly zip: string;
  readonly email?: string;
}

export interface CardFieldsProps {
  /** Ids of the fields begin with it. */
  readonly id: string;
  readonly ref: Ref<CardHandle>;
}
