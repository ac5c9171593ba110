import { storableLength } from '@paperwage/documents';
import type { KeyboardEvent, PointerEvent } from 'react';
import { memo, useState } from 'react';
import { BareInput } from '../../../ui/bare-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DraftArea } from '../../builder/fields/draft-area.tsx';
import { Figure } from '../../builder/fields/figure.tsx';
import type { Format } from '../../builder/fields/formats.ts';
import { piecesFormat, plainFormat, priceFormat } from '../../builder/fields/formats.ts';
import { useDraftText, useDraftChoice } from '../../builder/fields/use-field.ts';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { readAt } from '../../builder/store/draft-path.ts';
import { useBuilder, useCalculation, useBuilderState } from '../store/builder.ts';
import { moveItem } from '../store/change-items.ts';
import { DragHandle, ItemTools } from './item-tools.tsx';
import styles from './items.module.css';

export interface ItemRowProps {
  readonly id: string;
  /** Its place, counted from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
  readonly onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** An item: what it is, how many at which rate, and what that comes to. */
export const ItemRow = memo(function ItemRow({ id, index, count, onDragStart }: ItemRowProps) {
  const builder = useBuilder();
  const path = `items.${id}`;
  const amount = useCalculation(({ result }) => {
    const isSettled = result.document.items.find((line) => line.index === index)?.isSettled ?? true;
    return isSettled ? result.items[index]?.amount : undefined;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    const focused = event.target as HTMLElement;
    // A row that is moved in the page loses the focus.
    keepFocus(() => moveItem(builder, id, index + by));
    focused.focus();
  };
  return (
    <li className={styles.item} data-path={path} aria-label={`Item ${index + 1}`} onKeyDown={onKeyDown}>
      {count > 1 && <DragHandle onPointerDown={(event) => onDragStart(event, id)} />}
      <span className={styles.place} aria-hidden="true">
        Item {index + 1}
      </span>
      <ItemInput path={`${path}.description`} label="Description" item={index + 1} format={plainFormat} />
      <ItemInput path={`${path}.qty`} label="Qty" item={index + 1} format={piecesFormat} isNumber />
      <ItemInput path={`${path}.rate`} label="Rate" item={index + 1} format={priceFormat} isNumber />
      <span className={styles.amount}>
        <span className={styles.cellLabel}>Amount</span>
        <Figure amount={amount} />
      </span>
      <Messages path={path} />
      <More path={path} item={index + 1} />
      <ItemTools id={id} index={index} count={count} />
    </li>
  );
});

interface ItemInputProps {
  readonly path: string;
  readonly label: string;
  /** Its number, counted from 1, for screen readers. */
  readonly item: number;
  readonly format: Format;
  readonly isNumber?: boolean;
}

function ItemInput({ path, label, item, format, isNumber = false }: ItemInputProps) {
  const { value, error, warning, onChange, onBlur } = useDraftText(path, format);
  return (
    <span className={isNumber ? styles.number : styles.description}>
      <span className={styles.cellLabel} aria-hidden="true">
        {label}
      </span>
      <BareInput
        id={path}
        name={`Item ${item}, ${label.toLowerCase()}`}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        align={isNumber ? 'end' : 'start'}
        inputMode={isNumber ? 'decimal' : 'text'}
        invalid={error !== undefined}
        messageId={(error ?? warning) === undefined ? undefined : `${path}-message`}
        maxLength={isNumber ? 24 : storableLength(200)}
        className={isNumber ? sizeOf(value) : undefined}
      />
    </span>
  );
}

/** Figures of many digits are set smaller, and those of even more have a line of their own on a phone. */
function sizeOf({ length }: string): string | undefined {
  if (length <= 8) return undefined;
  return length <= 11 ? styles.long : `${styles.long} ${styles.longest}`;
}

/** What is wrong or odd in the fields of an item. */
function Messages({ path }: { path: string }) {
  return (
    <div className={styles.messages}>
      {['description', 'qty', 'rate'].map((field) => (
        <Message key={field} path={`${path}.${field}`} />
      ))}
    </div>
  );
}

function Message({ path }: { path: string }) {
  const { error, warning } = useDraftText(path);
  if ((error ?? warning) === undefined) return null;
  return (
    <p id={`${path}-message`} className={error === undefined ? styles.warning : styles.error}>
      {error ?? warning}
    </p>
  );
}

/** The details, once they are asked for, and whether the item is taxed. */
function More({ path, item }: { path: string; item: number }) {
  const details = useBuilderState(({ draft }) => String(readAt(draft, `${path}.details`) ?? ''));
  const [isAsked, setAsked] = useState(details !== '');
  const canBeTaxed = useBuilderState(({ draft }) => draft.taxType !== 'none');
  const withTax = useDraftChoice<boolean>(`${path}.withTax`);
  const isShown = isAsked || details !== '';
  return (
    <>
      {isShown && (
        <div className={styles.details} onFocus={() => setAsked(true)}>
          <DraftArea
            path={`${path}.details`}
            label={
              <>
                Details <VisuallyHidden>of item {item}</VisuallyHidden>
              </>
            }
            rows={2}
            maxLength={600}
          />
        </div>
      )}
      <div className={styles.more}>
        {!isShown && (
          <Button
            look="text"
            aria-label={`Add details to item ${item}`}
            onClick={() => keepFocus(() => setAsked(true), `#${CSS.escape(`${path}.details`)}`)}
          >
            Add details
          </Button>
        )}
        {canBeTaxed && (
          <label className={styles.taxed}>
            <input
              type="checkbox"
              id={`${path}.withTax`}
              aria-label={`Item ${item} is taxable`}
              checked={withTax.value}
              onChange={(event) => withTax.onChange(event.target.checked)}
            />
            <span aria-hidden="true">Taxable</span>
          </label>
        )}
      </div>
    </>
  );
}
