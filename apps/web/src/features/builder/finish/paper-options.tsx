import type { Issue } from '@paperwage/documents';
import type { PaperSize } from '@paperwage/documents/kinds';
import { useState } from 'react';
import { SegmentedField } from '../../../ui/segmented-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import fields from '../fields/fields.module.css';
import type { PrintingField } from '../kind/contact-places.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import type { BuilderStore } from '../store/edits.ts';
import { editDraft } from '../store/edits.ts';
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
  /** For a kind that prints checks. */
  readonly check?: Check;
}

/** The size of the paper and, where there is a check, how far it moves to meet the lines of check stock. */
export function PaperOptions({ check }: PaperOptionsProps) {
  const { store } = useBuilder();
  const size = useTyped('paperSize') ?? 'letter';
  const shift = { checkRightMm: useTyped('checkRightMm'), checkDownMm: useTyped('checkDownMm') };
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
      {check && (printsCheck || check.issuesOf(shift).length > 0) && (
        <div className={fields.group}>
          <p className={styles.generated}>
            Printing on check stock? Print one stub on plain paper, hold it against the stock, and measure how far off
            the check is.
          </p>
          <div className={`${fields.pair} ${fields.stack}`}>
            <Distance check={check} field="checkRightMm" label="Move the check right, mm" help="From -9 (left) to 9." />
            <Distance check={check} field="checkDownMm" label="Move the check down, mm" help="From -9 (up) to 9." />
          </div>
        </div>
      )}
    </section>
  );
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
