import { lazy, Suspense } from 'react';
import type { CardFieldsProps } from './card-handle.ts';
import { TypedCardFields } from './typed-card-fields.tsx';
import { usePrices } from './prices.ts';

const StripeCardFields = lazy(async () => ({ default: (await import('./stripe-card-fields.tsx')).StripeCardFields }));

/** The fields of a card: ours, or where the card processor wants its own, those. */
export function CardEntry(props: CardFieldsProps) {
  const { billing } = usePrices();
  if (billing.mode !== 'stripe') return <TypedCardFields {...props} />;
  // The server hasn’t said yet whose page it is.
  if (billing.publishableKey === '') return null;
  return (
    <Suspense fallback={null}>
      <StripeCardFields {...props} />
    </Suspense>
  );
}
