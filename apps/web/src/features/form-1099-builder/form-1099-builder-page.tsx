import { BuilderPage } from '../builder/frame/builder-page.tsx';
import { form1099Parts } from './frame/parts.tsx';
import { form1099BuilderKind } from './kind/form-1099-builder-kind.ts';
import { openForm1099 } from './store/builder.ts';

/** The 1099 builder, the page at `/make-your-1099`. */
export function Form1099BuilderPage() {
  return <BuilderPage kind={form1099BuilderKind} parts={form1099Parts} open={openForm1099} />;
}
