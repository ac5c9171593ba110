import { storableLength } from '@paperwage/documents';
import { MAX_PART_LETTERS } from '@paperwage/documents/forms';
import type { EmployeeName } from '@paperwage/documents/w2';
import { employeeNameOf, setEmployeeName } from '@paperwage/documents/w2';
import { TextField } from '../../../ui/text-field.tsx';
import { useFieldError, useFieldWarning } from '../../builder/fields/use-field.ts';
import { editDraft, touch } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';
import styles from './employee-name-fields.module.css';

interface NamePartProps {
  /** Place in the draft that issues and the paper know the part by; also the id of the field. */
  readonly path: string;
  readonly part: keyof EmployeeName;
  readonly label: string;
  readonly help: string;
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly required?: boolean;
}

/** The parts that box e prints, each as it will stand there. */
const PARTS: readonly NamePartProps[] = [
  {
    path: 'employeeName',
    part: 'first',
    label: 'First name and initial',
    help: 'As on the Social Security card.',
    autoComplete: 'section-employee given-name',
    maxLength: MAX_PART_LETTERS,
    required: true,
  },
  {
    path: 'employeeLastName',
    part: 'last',
    label: 'Last name',
    help: 'The full last name, such as de la Cruz.',
    autoComplete: 'section-employee family-name',
    maxLength: MAX_PART_LETTERS,
    required: true,
  },
  {
    path: 'employeeSuffix',
    part: 'suffix',
    label: 'Suffix',
    help: 'Jr., Sr., III',
    autoComplete: 'section-employee honorific-suffix',
    maxLength: 8,
  },
];

/** The name in its parts. */
export function EmployeeNameFields() {
  return (
    <div className={styles.row}>
      {PARTS.map((part) => (
        <NamePart key={part.path} {...part} />
      ))}
    </div>
  );
}

function NamePart({ path, part, maxLength, ...rest }: NamePartProps) {
  const { store } = useBuilder();
  const value = useBuilderState(({ draft }) => employeeNameOf(draft)[part]);
  const error = useFieldError(path);
  const warning = useFieldWarning(path);
  const write = (text: string) => editDraft(store, (draft) => setEmployeeName(draft, { [part]: text }));
  function leave() {
    if (value !== value.trim()) write(value.trim());
    touch(store, path);
  }
  return (
    <TextField
      id={path}
      value={value}
      error={error}
      warning={warning}
      maxLength={storableLength(maxLength)}
      onChange={write}
      onBlur={leave}
      {...rest}
    />
  );
}
