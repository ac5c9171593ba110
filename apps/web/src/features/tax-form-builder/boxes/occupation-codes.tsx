import { MAX_OCCUPATION_CODES, TIPPED_OCCUPATIONS } from '@paperwage/documents/forms';
import { useFieldError, useDraftChoice } from '../../builder/fields/use-field.ts';
import type { ComboOption } from '../../../ui/combo-field.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import fieldStyles from '../../builder/fields/fields.module.css';
import { FieldMessage } from '../../../ui/field-frame.tsx';
import styles from './boxes.module.css';
import { useBoxName } from './box-name.ts';

const SHOWN = 8;
const OPTIONS: readonly ComboOption[] = Object.entries(TIPPED_OCCUPATIONS)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([code, name]) => ({ value: code, label: code, detail: name }));

/** The codes of tipped occupations, found by their number or a word of their name; at most two stand on a form. */
export function OccupationCodes({ path }: { path: string }) {
  const box = useBoxName(path);
  const { value: codes, onChange, onBlur } = useDraftChoice<readonly string[]>(path);
  const error = useFieldError(path);
  if (!box && codes.length === 0) return null;
  const set = (index: number, code: string) => {
    const all = Array.from({ length: MAX_OCCUPATION_CODES }, (_, at) => (at === index ? code : (codes[at] ?? '')));
    onChange(all.map((one) => one.trim()).filter(Boolean));
  };
  const name = box ? `${box.number} ${box.caption}` : 'Treasury Tipped Occupation Code(s)';
  return (
    <section className={styles.section} data-path={path} aria-label={name}>
      <h2>{name}</h2>
      <div className={`${fieldStyles.pair} ${fieldStyles.stack} ${styles.more}`}>
        {Array.from({ length: MAX_OCCUPATION_CODES }, (_, index) => (
          <ComboField
            key={index}
            id={`${path}.${index}`}
            label={index === 0 ? 'Occupation' : 'Second occupation'}
            value={codes[index] ?? ''}
            find={find}
            none="No occupation matches."
            help={TIPPED_OCCUPATIONS[codes[index] ?? ''] ?? 'Only if you report cash tips.'}
            maxLength={4}
            onChange={(code) => set(index, code.slice(0, 4))}
            onBlur={onBlur}
          />
        ))}
      </div>
      <FieldMessage id={path} error={error} />
    </section>
  );
}

/** Occupations of that number, or with a word that begins so. */
function find(text: string): readonly ComboOption[] {
  const sought = text.trim().toLowerCase();
  return OPTIONS.filter(
    ({ value, detail = '' }) =>
      value.startsWith(sought) ||
      detail
        .toLowerCase()
        .split(/[ ,-]+/)
        .some((word) => word.startsWith(sought)),
  ).slice(0, SHOWN);
}
