import type { CalendarDate } from '@paperwage/values';
import { formatUsDate, impossibleDay, parseCalendarDate, parseTypedDate } from '@paperwage/values';
import type { ReactNode } from 'react';
import { memo, useRef, useState } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface DateFieldProps {
  readonly id: string;
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Called on leaving the field or picking a day; empty when the text is no date. */
  readonly onChange: (date: CalendarDate | '') => void;
  readonly onBlur?: (() => void) | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly className?: string;
}

/**
 * Typed first, calendar second. While the field has the focus it holds the text as typed; the date is read when it is
 * left, so that the caret never moves on its own. Text that is no date stays in view with the reason.
 */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { id, label, value, onChange, onBlur, help, error, warning, className } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const [isLeft, setIsLeft] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const date = parseCalendarDate(value);
  const text = typed ?? (date ? formatUsDate(date) : '');
  const unreadable = typed !== undefined && value === '' && typed.trim() !== '' && parseTypedDate(typed) === undefined;
  const shown = unreadable && (error || isLeft) ? (impossibleDay(typed) ?? 'Enter the date as 11/20/2026.') : error;

  function read() {
    setIsLeft(true);
    if (typed !== undefined) {
      const parsed = parseTypedDate(typed);
      if ((parsed ?? '') !== value) onChange(parsed ?? '');
      if (parsed !== undefined || typed.trim() === '') setTyped(undefined);
    }
    onBlur?.();
  }
  return (
    <FieldFrame id={id} label={label} help={help} error={shown} warning={warning} className={className}>
      <span className={styles.dateWrap}>
        <input
          id={id}
          className={styles.input}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          placeholder="mm/dd/yyyy"
          maxLength={24}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsLeft(false);
          }}
          onBlur={read}
          onKeyDown={(event) => event.key === 'Enter' && read()}
          {...describedBy(id, { help, error: shown, warning })}
        />
        <CalendarButton label={label} onPress={() => openPicker(picker.current)} />
        <input
          ref={picker}
          type="date"
          className={styles.picker}
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          onChange={(event) => {
            setTyped(undefined);
            onChange(parseCalendarDate(event.target.value) ?? '');
          }}
        />
      </span>
    </FieldFrame>
  );
});

function CalendarButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.calendarButton} aria-label={`${label}: open calendar`} onClick={onPress}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M3 4.5h12v10.500H3zM3 8h12M6.500 2.500v3.500M11.500 2.500v3.500"
          strokeWidth="1.400"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/** Browsers without `showPicker` get the focus on the native field, which opens it there. */
function openPicker(input: HTMLInputElement | null) {
  if (!input) return;
  if (typeof input.showPicker === 'function') input.showPicker();
  else input.focus();
}
