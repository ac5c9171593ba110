import type { SubscriptionDetails } from '@paperwage/api-contract';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardField } from '../../../billing/card.ts';
import type { CardHandle } from '../../../billing/card-handle.ts';
import { CardEntry } from '../../../billing/card-entry.tsx';
import { ZipField, zipError } from '../../../billing/zip-field.tsx';
import { callAsUser } from '../../../identity/call-as-user.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './subscription-section.module.css';

const ID = 'new-card';

/** Refusals of the card, by their code, at the field they are about. */
const FIELDS: Readonly<Record<string, CardField>> = {
  cardDeclined: 'cardNumber',
  insufficientFunds: 'cardNumber',
  paymentTokenWrong: 'cardNumber',
  authenticationFailed: 'cardNumber',
  cardExpired: 'expiration',
  securityCodeWrong: 'cvc',
};

interface ReplaceCardProps {
  readonly submit: string;
  readonly onCancel: () => void;
  readonly onDone: (details: SubscriptionDetails) => void;
}

/** Another card for the renewals to come. The one before stays until this one is taken. */
export function ReplaceCard({ submit, onCancel, onDone }: ReplaceCardProps) {
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardHandle>(null);
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [zip, setZip] = useState('');
  const [wrongZip, setWrongZip] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  function refuse(field: CardField | undefined, message: string) {
    flushSync(() => setIsBusy(false));
    if (field) card.current?.refuse(field, message);
    else setFailure(message);
  }
  async function send() {
    const tokenized = await card.current!.tokenize({ zip: zip.trim() });
    if (!tokenized.ok) return refuse(tokenized.field, tokenized.message);
    const { paymentToken } = tokenized;
    const answer = await callAsUser('POST /api/payments/replace-card', { body: { paymentToken } });
    if (!answer.ok) {
      const { message, issues } = answer.error;
      return refuse(FIELDS[issues[0]?.code ?? ''], message);
    }
    setIsBusy(false);
    onDone(answer.data);
  }
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    setFailure(undefined);
    const wrong = zipError(zip);
    flushSync(() => setWrongZip(wrong));
    if (card.current?.check() !== true || wrong !== undefined) {
      const first = card.current?.firstWrong() ?? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.focus();
      return;
    }
    isSending.current = true;
    setIsBusy(true);
    await send();
    isSending.current = false;
  }
  return (
    <form ref={form} method="post" noValidate aria-busy={isBusy} onSubmit={(event) => void onSubmit(event)}>
      <fieldset className={styles.card} disabled={isBusy}>
        <legend>New card</legend>
        <CardEntry id={ID} ref={card} />
        <ZipField id={`${ID}-zip`} value={zip} error={wrongZip} onChange={setZip} />
      </fieldset>
      {failure !== undefined && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {submit}
        </Button>
        <Button onClick={onCancel} disabled={isBusy}>
          Keep the current card
        </Button>
      </div>
    </form>
  );
}
