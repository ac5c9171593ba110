import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { FieldMessage } from '../ui/field-frame.tsx';
import fieldStyles from '../ui/field.module.css';
import { Notice } from '../ui/notice.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CardErrors, CardField } from './card.ts';
import type { CardFieldsProps, CardHolderEntry } from './card-handle.ts';
import styles from './card-fields.module.css';
import { usePrices } from './prices.ts';
import type { Stripe, StripeChange, StripeError, StripeField, StripeFieldName } from './stripe.ts';
import { loadStripe } from './stripe.ts';
import type { Tokenized } from './tokenize-card.ts';

const FIELDS = ['cardNumber', 'expiration', 'cvc'] as const satisfies readonly CardField[];
const NAMES: Readonly<Record<CardField, StripeFieldName>> = {
  cardNumber: 'cardNumber',
  expiration: 'cardExpiry',
  cvc: 'cardCvc',
};
const LABELS: Readonly<Record<CardField, string>> = {
  cardNumber: 'Card number',
  expiration: 'Expires, MM/YY',
  cvc: 'Security code',
};
const EMPTY: Readonly<Record<CardField, string>> = {
  cardNumber: 'Enter the card number.',
  expiration: 'Enter the month and year on the card, such as 08/29.',
  cvc: 'Enter the security code.',
};
const NOT_TAKEN =
  'We couldn’t reach Stripe, which takes the card. Nothing was charged. Check your connection and try again.';

type Places = Partial<Record<CardField, HTMLDivElement | null>>;

interface Hosted {
  readonly stripe: Stripe;
  readonly fields: Readonly<Record<CardField, StripeField>>;
}

/** Fields that Stripe draws in frames of its own, so that the card never is in our page. */
export function StripeCardFields({ id, ref }: CardFieldsProps) {
  const { hosted, places, status, retry, errors, focused, setErrors, errorOf } = useHostedFields();
  const [refusal, setRefusal] = useState('');
  useImperativeHandle(ref, () => ({
    check() {
      const found = Object.fromEntries(FIELDS.map((field) => [field, errorOf(field)])) as CardErrors;
      setErrors(found);
      return FIELDS.every((field) => found[field] === undefined);
    },
    firstWrong() {
      const field = FIELDS.find((one) => errorOf(one) !== undefined);
      if (field) hosted.current?.fields[field === 'expiration' ? 'expiration' : 'cvc'].focus();
      return undefined;
    },
    tokenize: (holder) => createToken(hosted.current, holder),
    refuse(field, message) {
      hosted.current?.fields.cvc.clear();
      flushSync(() => {
        setErrors({ [field]: message });
        setRefusal(message);
      });
      hosted.current?.fields[field === 'expiration' ? 'expiration' : 'cvc'].focus();
    },
  }));
  return (
    <div className={styles.card}>
      {status === 'failed' && (
        <div className={styles.number}>
          <Notice tone="error" role="alert" actions={<Button onClick={retry}>Try again</Button>}>
            {NOT_TAKEN}
          </Notice>
        </div>
      )}
      {FIELDS.map((field) => (
        <HostedField
          key={field}
          id={`${id}-${field}`}
          label={LABELS[field]}
          error={errors[field]}
          isWide={field === 'cardNumber'}
          isFocused={focused === field}
          onPress={() => hosted.current?.fields[field].focus()}
          place={(element) => {
            places.current[field] = element;
          }}
        />
      ))}
      <VisuallyHidden>
        <span role="alert">{refusal}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The fields as they come, and what Stripe says of them. */
function useHostedFields() {
  const { billing } = usePrices();
  const places = useRef<Places>({});
  const changes = useRef<Partial<Record<CardField, StripeChange>>>({});
  const hosted = useRef<Hosted>(undefined);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [errors, setErrors] = useState<CardErrors>({});
  const [focused, setFocused] = useState<CardField>();
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isGone = false;
    loadStripe(billing.publishableKey).then(
      (stripe) => {
        if (isGone) return;
        const fields = mountFields(stripe, places.current);
        hosted.current = { stripe, fields };
        for (const field of FIELDS) {
          fields[field].on('focus', () => setFocused(field));
          fields[field].on('blur', () => setFocused(undefined));
          fields[field].on('change', (change) => {
            changes.current[field] = change;
            setErrors((before) => ({ ...before, [field]: change.error?.message }));
          });
        }
        setStatus('ready');
      },
      () => !isGone && setStatus('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [billing.publishableKey, status]);
  useEffect(() => () => FIELDS.forEach((field) => hosted.current?.fields[field].destroy()), []);
  const errorOf = (field: CardField) => {
    const change = changes.current[field];
    return change?.complete ? undefined : (change?.error?.message ?? EMPTY[field]);
  };
  return { hosted, places, status, retry: () => setStatus('loading'), errors, focused, setErrors, errorOf };
}

/** Has Stripe keep the card as a payment method, whose id stands for it. */
async function createToken(hosted: Hosted | undefined, { zip, email }: CardHolderEntry): Promise<Tokenized> {
  if (!hosted) return { ok: false, field: undefined, message: NOT_TAKEN };
  const holder = { address: { postal_code: zip }, ...(email && { email }) };
  const { paymentMethod, error } = await hosted.stripe
    .createPaymentMethod({ type: 'card', card: hosted.fields.cardNumber, billing_details: holder })
    .catch(() => ({ paymentMethod: undefined, error: undefined }));
  if (paymentMethod) return { ok: true, paymentToken: paymentMethod.id };
  const field = error && fieldOf(error);
  return { ok: false, field, message: (field && error?.message) ?? NOT_TAKEN };
}

/** The field that an error is about; undefined if Stripe couldn't be reached or failed. */
function fieldOf({ type, code = '' }: StripeError): CardField | undefined {
  if (type !== 'card_error' && type !== 'validation_error') return undefined;
  if (code.includes('cvc')) return 'cvc';
  return code.includes('expir') ? 'expiration' : 'cardNumber';
}

function mountFields(stripe: Stripe, places: Places): Readonly<Record<CardField, StripeField>> {
  const elements = stripe.elements();
  const page = getComputedStyle(document.documentElement);
  const base = { color: page.getPropertyValue('--ink').trim(), fontSize: '16px', fontFamily: 'system-ui, sans-serif' };
  const entries = FIELDS.map((field) => {
    // Link would ask for a phone number and keep the card with Stripe for other sites.
    const ofNumber = field === 'cardNumber' ? { showIcon: true, disableLink: true } : {};
    const created = elements.create(NAMES[field], { style: { base }, ...ofNumber });
    created.mount(places[field]!);
    return [field, created] as const;
  });
  return Object.fromEntries(entries) as unknown as Readonly<Record<CardField, StripeField>>;
}

interface HostedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isWide: boolean;
  readonly isFocused: boolean;
  readonly onPress: () => void;
  readonly place: (element: HTMLDivElement | null) => void;
}

/** Room for one field of Stripe, which names it for screen readers itself. */
function HostedField({ id, label, error, isWide, isFocused, onPress, place }: HostedFieldProps) {
  const labelId = useId();
  return (
    <div className={isWide ? `${fieldStyles.field} ${styles.number}` : fieldStyles.field}>
      <span id={labelId} className={fieldStyles.label} onClick={onPress}>
        {label}
      </span>
      <div
        ref={place}
        role="group"
        aria-labelledby={labelId}
        className={styles.hosted}
        data-invalid={error !== undefined}
        data-focused={isFocused}
      />
      <FieldMessage id={id} error={error} />
    </div>
  );
}
