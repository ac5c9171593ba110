import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describedBy, FieldFrame } from '../ui/field-frame.tsx';
import fieldStyles from '../ui/field.module.css';
import { TextField } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CardErrors, CardField, TypedCard } from './card.ts';
import {
  brandOf,
  checkCard,
  codePlace,
  EMPTY_CARD,
  formatCardNumber,
  formatExpiration,
  tokenizableCard,
} from './card.ts';
import type { CardFieldsProps } from './card-handle.ts';
import styles from './card-fields.module.css';
import { billingToday, usePrices } from './prices.ts';
import { tokenizeCard } from './tokenize-card.ts';

const FIELDS: readonly CardField[] = ['cardNumber', 'expiration', 'cvc'];

/** Number, expiration and security code. They go from here to the tokenizing service, and are kept nowhere. */
export function TypedCardFields({ id, ref }: CardFieldsProps) {
  const { box, card, errors, refusal, change, leave } = useTypedCard(id, ref);
  const brand = brandOf(card.cardNumber);
  return (
    <div ref={box} className={styles.card}>
      <CardNumberField
        id={`${id}-cardNumber`}
        value={card.cardNumber}
        brand={brand?.name}
        error={errors.cardNumber}
        onChange={(text) => change('cardNumber', text)}
        onBlur={() => leave('cardNumber')}
      />
      <TextField
        id={`${id}-expiration`}
        label="Expires, MM/YY"
        value={card.expiration}
        error={errors.expiration}
        onChange={(text) => change('expiration', text)}
        onBlur={() => leave('expiration')}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
      />
      <TextField
        id={`${id}-cvc`}
        label="Security code"
        value={card.cvc}
        help={`${codePlace(brand)}.`}
        error={errors.cvc}
        onChange={(text) => change('cvc', text)}
        onBlur={() => leave('cvc')}
        inputMode="numeric"
        autoComplete="cc-csc"
        className={styles.code}
        maxLength={4}
        required
      />
      <VisuallyHidden>
        <span role="alert">{refusal}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What is typed and what is wrong with it, for the fields and for the form around them. */
function useTypedCard(id: string, ref: CardFieldsProps['ref']) {
  const { billing } = usePrices();
  const [card, setCard] = useState(EMPTY_CARD);
  const [errors, setErrors] = useState<CardErrors>({});
  const [refusal, setRefusal] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const inputOf = (field: CardField) =>
    box.current?.querySelector<HTMLInputElement>(`#${CSS.escape(`${id}-${field}`)}`);

  function change(field: CardField, text: string) {
    const next = { ...card, [field]: text };
    setCard(next);
    // What was said on leaving a field is checked again on each key.
    if (errors[field] !== undefined) setErrors(withOne(errors, field, checkCard(next, billingToday(billing))[field]));
  }
  function leave(field: CardField) {
    const next = formatted(card);
    setCard(next);
    if (card[field].trim() !== '') setErrors(withOne(errors, field, checkCard(next, billingToday(billing))[field]));
  }
  useImperativeHandle(ref, () => ({
    check() {
      const found = checkCard(card, billingToday(billing));
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    firstWrong() {
      const found = checkCard(card, billingToday(billing));
      const field = FIELDS.find((one) => found[one] !== undefined);
      return (field && inputOf(field)) ?? undefined;
    },
    tokenize: () => tokenizeCard(tokenizableCard(card)),
    refuse(field, message) {
      flushSync(() => {
        setCard({ ...card, cvc: '' });
        setErrors({ [field]: message });
        setRefusal(message);
      });
      inputOf(field === 'expiration' ? 'expiration' : 'cvc')?.focus();
    },
  }));
  return { box, card, errors, refusal, change, leave };
}

interface CardNumberFieldProps {
  readonly id: string;
  readonly value: string;
  readonly brand: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The number, with its brand as soon as it can be only one. */
function CardNumberField({ id, value, brand, error, onChange, onBlur }: CardNumberFieldProps) {
  return (
    <FieldFrame id={id} label="Card number" error={error} className={styles.number}>
      <span className={styles.numberBox}>
        <input
          id={id}
          className={fieldStyles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={30}
          spellCheck={false}
          aria-required
          {...describedBy(id, { error })}
        />
        <span className={styles.brand} role="status">
          {brand}
        </span>
      </span>
    </FieldFrame>
  );
}

function formatted({ cardNumber, expiration, cvc }: TypedCard): TypedCard {
  return { cardNumber: formatCardNumber(cardNumber), expiration: formatExpiration(expiration), cvc: cvc.trim() };
}

function withOne(errors: CardErrors, field: CardField, message: string | undefined): CardErrors {
  return Object.fromEntries(
    Object.entries({ ...errors, [field]: message }).filter(([, text]) => text !== undefined),
  ) as CardErrors;
}
