import type { Ref } from 'react';
import { lazy, Suspense } from 'react';
import type { CardField } from './card.ts';
import { TypedCardFields } from './typed-card-fields.tsx';
import { usePrices } from './prices.ts';
import type { Tokenized } from './tokenize-card.ts';

/** What a form does with the fields of a card. */
export interface CardHandle {
  /** Whether the card can be sent; says at its fields what is wrong. */
  readonly check: () => boolean;
  /** The first field with an error. */
  readonly firstWrong: () => HTMLElement | undefined;
  /** Exchanges the card for a token that stands for it. */
  readonly tokenize: (holder: CardHolderEntry) => Promise<Tokenized>;
  /** Says at a field why the card wasn’t taken, and asks for the security code again. */
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

const StripeCardFields = lazy(async () => ({ default: (await import('./stripe-card-fields.tsx')).StripeCardFields }));

/** The fields of a card: ours, or where the card processor wants its own, those. */
export function CardEntry(props: CardFieldsProps) {
  const { billing } = usePrices();
  if (billing.mode !== 'stripe') return <TypedCardFields {...props} />;
  return (
    <Suspense fallback={null}>
      <StripeCardFields {...props} />
    </Suspense>
  );
}
