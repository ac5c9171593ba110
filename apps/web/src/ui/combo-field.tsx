import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './combo-field.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import fieldStyles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ComboOption {
  /** What the field holds once it is chosen. */
  readonly value: string;
  readonly label: string;
  /** A few words that set it apart from its namesakes. */
  readonly detail?: string | undefined;
  /** It is what was typed, in full: taken for it when the field is left, where no other is. */
  readonly isNamed?: boolean | undefined;
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
  readonly warning?: string | undefined;
  /** Stands in the list when nothing fits what is typed. */
  readonly none: string;
  readonly maxLength: number;
}

/**
 * A text that is best one of a long list: typed, found by a part of it and chosen by arrow keys or by pressing it. What is not
 * in the list may be left in the field; its caller decides what to do then.
 */
export function ComboField(props: ComboFieldProps) {
  const { id, label, value, onBlur, help, error, warning, none, maxLength } = props;
  const listId = useId();
  const { typed, isOpen, type, open, active, options, choose, leave, onKeyDown } = useCombo(props);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} warning={warning}>
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
          onFocus={(event) => event.target.select()}
          onClick={() => value === '' && open()}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
          {...describedBy(id, { help, error, warning })}
        />
        <Options {...{ listId, label, isOpen, options, none, active }} onChoose={choose} />
        <VisuallyHidden>
          <span role="status">{isOpen ? countOf(options.length, none) : ''}</span>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

/**
 * What is typed and not yet read, and what it may mean. The first Escape shuts the list and keeps what is typed, the second
 * takes that back.
 */
function useCombo({ value, find, onChange }: ComboFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isShut, setShut] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = typed !== undefined && !isShut;
  const options = typed === undefined ? [] : find(typed);
  function type(text: string) {
    setTyped(text);
    setShut(false);
    setActive(-1);
  }
  function choose(chosen: string) {
    setTyped(undefined);
    setActive(-1);
    if (chosen !== value) onChange(chosen);
  }
  function open() {
    if (!isOpen) type(typed ?? value);
  }
  /** Takes what is typed: the one option of that name, else the only one that begins so, else the text as it is. */
  function leave() {
    if (typed === undefined) return;
    const text = typed.trim();
    const inFull = options.find((option) => option.value.toLowerCase() === text.toLowerCase());
    const named = options.filter(({ isNamed }) => isNamed);
    const only = named.length === 1 ? named[0] : onlyBeginning(text, options);
    choose(inFull?.value ?? (text === '' ? undefined : only?.value) ?? text);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (options.length > 0) setActive(nextOf(active, step, options.length));
    } else if (event.key === 'Enter') {
      const marked = options[active];
      if (marked) choose(marked.value);
      else leave();
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.preventDefault();
      setActive(-1);
      if (isOpen) setShut(true);
      else choose(value);
    }
  }
  return { typed, isOpen, type, open, active, options, choose, leave, onKeyDown };
}

interface OptionsProps {
  readonly listId: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly options: readonly ComboOption[];
  readonly none: string;
  readonly active: number;
  readonly onChoose: (value: string) => void;
}

function Options({ listId, label, isOpen, options, none, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (isOpen && list.current) fitIn(list.current);
  }, [isOpen, options.length]);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <ul ref={list} id={listId} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
      {options.length === 0 && (
        <li role="option" aria-selected={false} aria-disabled className={styles.none}>
          {none}
        </li>
      )}
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

/**
 * Stands below the field or above it, wherever all of it is seen, and is no higher than there is room. What covers the
 * lower edge of the window is known by how far the page scrolls clear of it.
 */
function fitIn(list: HTMLElement): void {
  list.style.maxHeight = '';
  fillRoom(list);
  delete list.dataset.above;
  const field = list.parentElement!.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const below = innerHeight - covered - field.bottom - GAP;
  const wanted = list.offsetHeight;
  if (wanted <= below && !isCovered(list)) return;
  const above = field.top - GAP;
  const isAbove = above > below || (above > LEAST_HEIGHT && isCovered(list));
  if (isAbove) list.dataset.above = '';
  const room = isAbove ? above : below;
  if (wanted > room) list.style.maxHeight = `${Math.max(room, LEAST_HEIGHT)}px`;
}

/** Takes the width of what is marked as its room around a narrow field. */
function fillRoom(list: HTMLElement): void {
  const room = list.closest('[data-list-room]')?.getBoundingClientRect();
  if (!room) return;
  const field = list.parentElement!.getBoundingClientRect();
  list.style.left = `${room.left - field.left}px`;
  list.style.right = `${field.right - room.right}px`;
}

/** Whether something that is no longer at the edge of the window, as a bar at the end of its page, lies on its last line. */
function isCovered(list: HTMLElement): boolean {
  const { left, right, bottom } = list.getBoundingClientRect();
  return bottom <= innerHeight && !list.contains(document.elementFromPoint((left + right) / 2, bottom - GAP));
}

/** Between the field and the list, and the list and the edge. */
const GAP = 8;
const LEAST_HEIGHT = 96;

/** Letters that can mean one place; fewer may be the start of a name that is not in the list. */
const LEAST_BEGINNING = 3;

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The only option of the list, where the text is the beginning of its name and long enough to mean it. */
function onlyBeginning(text: string, options: readonly ComboOption[]): ComboOption | undefined {
  const [only, ...others] = options;
  const begins = only?.label.toLowerCase().startsWith(text.toLowerCase());
  return begins && others.length === 0 && text.length >= LEAST_BEGINNING ? only : undefined;
}

/** Round in a circle; from none to the first or the last. */
function nextOf(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1;
  return (active + step + count) % count;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function countOf(found: number, none: string): string {
  if (found === 0) return none;
  return found === 1 ? '1 match.' : `${found} matches.`;
}
