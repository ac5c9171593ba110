/** What we use of Stripe.js, which its own fields need: https://docs.stripe.com/js */
export interface StripeField {
  mount(place: HTMLElement): void;
  destroy(): void;
  focus(): void;
  clear(): void;
  on(event: 'change', listener: (change: StripeChange) => void): void;
  on(event: 'focus' | 'blur', listener: () => void): void;
}

export interface StripeChange {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: { readonly message: string };
}

/** Of type `card_error` or `validation_error` if it is about the card. */
export interface StripeError {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
}

export type StripeFieldName = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export interface Stripe {
  elements(): { create(name: StripeFieldName, options?: object): StripeField };
  createPaymentMethod(method: {
    readonly type: 'card';
    readonly card: StripeField;
    readonly billing_details: object;
  }): Promise<{
    readonly paymentMethod?: { readonly id: string };
    readonly error?: StripeError;
  }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { readonly locale: 'en' }) => Stripe;
  }
}

/**
 * Stripe wants its script from its own address, never from a copy. It goes by the API of its name, which is to be that of
 * the server's library.
 */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

let loading: Promise<Stripe> | undefined;

/** Fetches Stripe.js, once. Rejects if it doesn’t come, and then tries again. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= fetchStripe(publishableKey).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchStripe(publishableKey: string): Promise<Stripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () =>
      window.Stripe
        ? resolve(window.Stripe(publishableKey, { locale: 'en' }))
        : reject(new Error('Stripe.js has no Stripe'));
    script.onerror = () => {
      script.remove();
      reject(new Error('Stripe.js did not load'));
    };
    document.head.append(script);
  });
}
