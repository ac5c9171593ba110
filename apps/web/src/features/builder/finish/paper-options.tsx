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
import type { LastPrinting } from './remembered-printing.ts';
import {
  isSamePrinting,
  printingOf,
  printingToSet,
  rememberedPrinting,
  rememberPrinting,
  withPrinting,
} from './remembered-printing.ts';
import styles from './finish-step.module.css';

const SIZES: readonly { readonly value: PaperSize; readonly label: string }[] = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
];

type DistanceField = 'checkRightMm' | 'checkDownMm';

/** How the checks of a kind print. */
interface Check {
  /** Whether a template prints one. */
  readonly isOn: (template: string) => boolean;
  /** What is wrong with the distance. */
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
  const size = useTyped('paperSize') ?? 'letter';
  const shift = { checkRightMm: useTyped('checkRightMm'), checkDownMm: useTyped('checkDownMm') };
  const isRight = !check || check.issuesOf(shift).length === 0;
  const wasSet = useRememberedPrinting(company);
  const choose = useChoose(company, check);
  const printsCheck = useBuilderState(({ template }) => check?.isOn(template));
  return (
    <section className={styles.section} aria-labelledby="paper-heading">
      <h2 id="paper-heading">Paper</h2>
      <SegmentedField
        id="paperSize"
        label="Paper size"
        value={size}
        options={SIZES}
        onChange={(chosen) => choose('paperSize', chosen)}
        help={size === 'a4' ? '210 by 297 millimeters.' : '8.5 by 11 inches.'}
      />
      {/* A wrong distance can be fixed even when no check prints. */}
      {check && (printsCheck || !isRight) && (
        <div className={fields.group}>
          <p className={styles.generated}>
            Printing on check stock? Print one stub on plain paper, hold it against the stock, and measure how far the
            check has to move. Use a minus sign for left and up.
          </p>
          <div className={`${fields.pair} ${fields.stack}`}>
            <Distance check={check} field="checkRightMm" label="Move the check right, mm" onChange={choose} />
            <Distance check={check} field="checkDownMm" label="Move the check down, mm" onChange={choose} />
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

/** Says for whom, where and how long the choice is kept; empty if none is. */
function Remembering({ company, wasSet }: RememberingProps) {
  const { kind } = useBuilder();
  const { user } = useAuth();
  const draft = useBuilderState((state) => state.draft);
  const name = nameIn(draft, company);
  if (name === '')
    return <p className={styles.generated}>Add the company name, and we’ll remember these settings for it.</p>;
  const printing = printingOf(draft);
  if (Object.keys(printing).length === 0 || !isSamePrinting(printing, rememberedPrinting(kind.type, name))) return null;
  return (
    <p className={styles.generated}>
      {wasSet ? `Set as you last chose for ${name}. ` : `We remember these settings for ${name} in this browser. `}
      {user && 'To use them on other devices, save the company to your address book.'}
    </p>
  );
}

/** The last known print settings of each builder's draft, and of which work. */
const lastPrintings = new WeakMap<BuilderStore, LastPrinting & { readonly workId: string }>();

/**
 * Applies the company's last print settings if nothing was chosen yet or the draft named another company. Returns whether the
 * draft still uses them.
 */
function useRememberedPrinting(company: string): boolean {
  const { store, kind } = useBuilder();
  const name = useBuilderState(({ draft }) => nameIn(draft, company));
  const chosen = useBuilderState(({ draft }) => JSON.stringify(printingOf(draft)));
  const [set, setSet] = useState<{ readonly name: string; readonly chosen: string }>();
  useEffect(() => {
    const { draft, workId } = store.get();
    const known = lastPrintings.get(store);
    const last = known?.workId === workId ? known : undefined;
    const before = printingOf(draft);
    const toSet = printingToSet(kind.type, name, before, last);
    const printing = toSet ?? before;
    const isAsLast = last !== undefined && isSamePrinting(last.printing, printing);
    const isChosen = toSet === undefined && (isAsLast ? last.isChosen : Object.keys(printing).length > 0);
    lastPrintings.set(store, { workId, company: name, printing, isChosen });
    if (toSet === undefined) return;
    editDraft(store, (draft) => withPrinting(draft, toSet));
    setSet({ name, chosen: JSON.stringify(printingOf(store.get().draft)) });
  }, [store, kind, name]);
  return set?.name === name && set.chosen === chosen;
}

type Choose = (field: PrintingField, text: string) => void;

/** Applies the user's choice, and remembers it for the draft's company unless it has an error. */
function useChoose(company: string, check: Check | undefined): Choose {
  const { store, kind } = useBuilder();
  return (field, text) => {
    const { draft, workId } = store.get();
    const printing = { ...printingOf(draft), [field]: text };
    const name = nameIn(draft, company);
    lastPrintings.set(store, { workId, company: name, printing, isChosen: true });
    const { checkRightMm, checkDownMm } = printing;
    const isRight = !check || check.issuesOf({ checkRightMm, checkDownMm }).length === 0;
    // Before the draft, so that the next render shows what is kept.
    if (isRight) rememberPrinting(kind.type, name, printing);
    editDraft(store, (before) => ({ ...before, [field]: text }));
  };
}

function nameIn(draft: object, company: string): string {
  return String(readAt(draft, company) ?? '').trim();
}

interface DistanceProps {
  readonly check: Check;
  readonly field: DistanceField;
  readonly label: string;
  readonly onChange: Choose;
}

function Distance({ check, field, label, onChange }: DistanceProps) {
  const value = useTyped(field) ?? '';
  // Problems that came with the draft are reported at once.
  const [wasLeft, setLeft] = useState(value !== '');
  const [issue] = check.issuesOf({ checkRightMm: undefined, checkDownMm: undefined, [field]: value });
  return (
    <TextField
      id={field}
      label={label}
      value={value}
      onChange={(text) => onChange(field, text)}
      onBlur={() => setLeft(true)}
      error={wasLeft ? issue?.message : undefined}
      help="From −9 to 9."
      autoComplete="off"
      align="end"
      // No `inputMode`: the number pads of iPhones have no minus, which left and up need.
      placeholder="0.0"
      maxLength={8}
    />
  );
}

/** The draft's print settings; undefined until chosen. */
function useTyped(field: PrintingField): string | undefined {
  return useBuilderState(({ draft }) => (draft as Partial<Record<PrintingField, string>>)[field]);
}
