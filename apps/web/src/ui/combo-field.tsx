import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './combo-field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ComboOption {
  /** What the field holds once it is chosen. */
  readonly value: string;
  readonly label: string;
  /** A few words that tell it from others of its name. */
  readonly detail?: string | undefined;
}

export interface ComboFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What a text may mean, the best first. */
  readonly find: (text: string) => readonly ComboOption[];
  /** Called when an option is chosen and when the field is left. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly maxLength: number;
}

/**
 * A text that is best one of a long list: typed, found by a part of it and chosen by arrow keys or by pressing it. What
 * is not in the list may be left in the field; whoever uses it says what to do then.
 */
export function ComboField(props: ComboFieldProps) {
  const { id, label, value, onBlur, help, error, maxLength } = props;
  const listId = useId();
  const { typed, type, active, options, choose, leave, onKeyDown } = useCombo(props);
  const isOpen = typed !== undefined && options.length > 0;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <div className={styles.combo}>
        <input
          id={id}
          className={fieldStyles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          value={typed ?? value}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
          {...describedBy(id, { help, error })}
        />
        <Options listId={listId} label={label} isOpen={isOpen} options={options} active={active} onChoose={choose} />
        <VisuallyHidden>
          <span role="status">{typed === undefined ? '' : countOf(options.length)}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

/** What is typed and not yet read, and what it may mean. The list is open as long as something is. */
function useCombo({ value, find, onChange }: ComboFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const options = typed === undefined ? [] : find(typed);
  function type(text: string) {
    setTyped(text);
    setActive(-1);
  }
  function choose(chosen: string) {
    setTyped(undefined);
    setActive(-1);
    if (chosen !== value) onChange(chosen);
  }
  /** Takes what is typed: the option of that name, else the text as it is. */
  function leave() {
    if (typed === undefined) return;
    const named = options.find((option) => option.value.toLowerCase() === typed.trim().toLowerCase());
    choose(named?.value ?? typed.trim());
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (typed === undefined) type(value);
      else if (options.length > 0) setActive(nextOf(active, step, options.length));
    } else if (event.key === 'Enter') {
      const marked = options[active];
      if (marked) choose(marked.value);
      else leave();
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      choose(value);
    }
  }
  return { typed, type, active, options, choose, leave, onKeyDown };
}

interface OptionsProps {
  readonly listId: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly options: readonly ComboOption[];
  readonly active: number;
  readonly onChoose: (value: string) => void;
}

function Options({ listId, label, isOpen, options, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) (list.current?.children[active] ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <ul ref={list} id={listId} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
      {options.map((option, index) => (
        <li
          key={option.value}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </li>
      ))}
    </ul>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Round in a circle; from none to the first or the last. */
function nextOf(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function countOf(found: number): string {
  if (found === 0) return 'Nothing of this name is in the list.';
  return found === 1 ? '1 is in the list.' : `${found} are in the list.`;
}
