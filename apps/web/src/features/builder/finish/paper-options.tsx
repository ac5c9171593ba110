import type { Issue } from '@paperwage/documents';
import type { PaperSize } from '@paperwage/documents/kinds';
import { useEffect, useState } from 'react';
import { useAuth } from '../../../identity/auth-state.ts';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import fields from '../fields/fields.module.css';
import type { PrintingField } from '../kind/contact-places.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import type { BuilderStore } from '../store/edits.ts';
import { editDraft } from '../store/edits.ts';
import { readAt } from '../store/draft-path.ts';
import type { Printing } from './remembered-printing.ts';
import { printingOf, rememberedPrinting, rememberPrinting } from './remembered-printing.ts';
import styles from './finish-step.module.css';

const SIZES: readonly { readonly value: PaperSize; readonly label: string }[] = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
];

type DistanceField = 'checkRightMm' | 'checkDownMm';

/** How the checks of a kind print. */
interface Check {
  /** The template that prints one. */
  readonly template: string;
  /** What is wrong with how far it moves. */
  readonly issuesOf: (shift: Readonly<Record<DistanceField, string | undefined>>) => readonly Issue[];
}

interface PaperOptionsProps {
  /** Place in the draft of the name of the company whose documents these are. */
  readonly company: string;
  /** For a kind that prints checks. */
  readonly check?: Check;
}

/** The size of the paper and, where there is a check, how far it moves to meet the lines of check stock. */
export function PaperOptions({ company, check }: PaperOptionsProps) {
  const { store } = useBuilder();
  const size = useTyped('paperSize') ?? 'letter';
  const shift = { checkRightMm: useTyped('checkRightMm'), checkDownMm: useTyped('checkDownMm') };
  const isRight = !check || check.issuesOf(shift).length === 0;
  const wasSet = useRememberedPrinting(company, isRight);
  const printsCheck = useBuilderState(({ template }) => template === check?.template);
  return (
    <section className={styles.section} aria-labelledby="paper-heading">
      <h2 id="paper-heading">Paper</h2>
      <SegmentedField
        id="paperSize"
        label="Paper size"
        value={size}
        options={SIZES}
        onChange={(chosen) => choose(store, 'paperSize', chosen)}
        help={size === 'a4' ? '210 by 297 millimeters.' : '8.5 by 11 inches.'}
      />
      {/* A distance that is wrong can be mended where no check prints, too. */}
      {check && (printsCheck || !isRight) && (
        <div className={fields.group}>
          <p className={styles.generated}>
            Printing on check stock? Print one stub on plain paper, hold it against the stock, and measure how far the
            check has to move. Use a minus sign for left and up.
          </p>
          <div className={`${fields.pair} ${fields.stack}`}>
            <Distance check={check} field="checkRightMm" label="Move the check right, mm" help="From −9 to 9." />
            <Distance check={check} field="checkDownMm" label="Move the check down, mm" help="From −9 to 9." />
          </div>
        </div>
      )}
      <Remembering company={company} wasSet={wasSet} />
    </section>
  );
}

interface RememberingProps extends Pick<PaperOptionsProps, 'company'> {
  readonly wasSet: boolean;
}

/** Says for whom, where and how long the choice holds. */
function Remembering({ company, wasSet }: RememberingProps) {
  const { user } = useAuth();
  const name = useBuilderState(({ draft }) => nameIn(draft, company));
  if (name === '')
    return <p className={styles.generated}>Add the company name, and we’ll remember these settings for it.</p>;
  return (
    <p className={styles.generated}>
      {wasSet ? `Set as you last chose for ${name}. ` : `We remember these settings for ${name} in this browser. `}
      {user && 'To use them on other devices, save the company to your address book.'}
    </p>
  );
}

/**
 * Sets how the documents of a company printed last, where nothing was chosen yet, and remembers what is chosen, unless
 * something is wrong with it. Returns whether it set that.
 */
function useRememberedPrinting(company: string, isRight: boolean): boolean {
  const { store, kind } = useBuilder();
  const name = useBuilderState(({ draft }) => nameIn(draft, company));
  const chosen = useBuilderState(({ draft }) => JSON.stringify(printingOf(draft)));
  const [setFor, setSetFor] = useState<string>();
  useEffect(() => {
    const before = rememberedPrinting(kind.type, name);
    const { draft } = store.get();
    if (Object.keys(printingOf(draft)).length > 0 || Object.keys(before).length === 0) return;
    editDraft(store, (draft) => ({ ...draft, ...before }));
    setSetFor(name);
  }, [store, kind, name]);
  useEffect(() => {
    // The name is that of this moment: while it is typed it is nobody's.
    if (isRight) rememberPrinting(kind.type, nameIn(store.get().draft, company), JSON.parse(chosen) as Printing);
  }, [store, kind, company, chosen, isRight]);
  return setFor !== undefined && setFor === name;
}

function nameIn(draft: object, company: string): string {
  return String(readAt(draft, company) ?? '').trim();
}

interface DistanceProps {
  readonly check: Check;
  readonly field: DistanceField;
  readonly label: string;
  readonly help: string;
}

function Distance({ check, field, label, help }: DistanceProps) {
  const { store } = useBuilder();
  const value = useTyped(field) ?? '';
  // What came with the draft is told of at once.
  const [wasLeft, setLeft] = useState(value !== '');
  const [issue] = check.issuesOf({ checkRightMm: undefined, checkDownMm: undefined, [field]: value });
  return (
    <TextField
      id={field}
      label={label}
      value={value}
      onChange={(text) => choose(store, field, text)}
      onBlur={() => setLeft(true)}
      error={wasLeft ? issue?.message : undefined}
      help={help}
      autoComplete="off"
      align="end"
      placeholder="0.0"
      maxLength={8}
    />
  );
}

/** What the draft says of how it prints; undefined until that was chosen. */
function useTyped(field: PrintingField): string | undefined {
  return useBuilderState(({ draft }) => (draft as Partial<Record<PrintingField, string>>)[field]);
}

function choose(store: BuilderStore, field: PrintingField, text: string): void {
  editDraft(store, (draft) => ({ ...draft, [field]: text }));
}
