import type { FormType } from '@paperwage/documents/1099';
import { form1099TemplatesOf, set1099Field } from '@paperwage/documents/1099';
import { editDraft, setState } from '../../builder/store/edits.ts';
import type { Form1099Builder } from './builder.ts';

/** Makes the other form of the draft; a set of copies that the form is too high for gives way to the same copies. */
export function chooseFormType({ store }: Pick<Form1099Builder, 'store'>, formType: FormType): void {
  editDraft(store, (draft) => set1099Field(draft, 'formType', formType));
  const { template } = store.get();
  const templates = form1099TemplatesOf(formType);
  if (templates.some(({ id }) => id === template)) return;
  const [kind] = template.split('-');
  setState(store, { template: (templates.find(({ id }) => id === kind) ?? templates[0]!).id });
}
