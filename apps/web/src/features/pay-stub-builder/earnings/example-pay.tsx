import { confirmPay, mainPayKey } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

/** That the pay of a stub is only an example until it is typed or kept. */
export function ExamplePay({ stub }: { stub: number }) {
  const example = useBuilderState(({ draft }) => exampleOf(draft, stub));
  if (example === undefined) return null;
  return (
    <Notice tone="warning" actions={<KeepExamplePay stub={stub} />}>
      {example}
    </Notice>
  );
}

/** Confirms the example pay of a stub as it is; nothing where it has none. */
export function KeepExamplePay({ stub }: { stub: number }) {
  const { store } = useBuilder();
  const hasExample = useBuilderState(({ draft }) => exampleOf(draft, stub) !== undefined);
  if (!hasExample) return null;
  const keep = () => editDraft(store, (draft) => confirmPay(draft, stub));
  return <Button onClick={() => keepFocus(keep, `[data-path^="items.${stub}.earnings"] input`)}>Use this pay</Button>;
}

function exampleOf(draft: PayStubDraft, stub: number): string | undefined {
  const key = mainPayKey(draft);
  const line = draft.items[stub]!.earnings.find((earning) => earning.key === key);
  if (draft.autoCalculator === 'false' || line === undefined || line.typed) return undefined;
  const { rate, hours, untyped } = line;
  const isExample = { rate: untyped?.rate === 'example', hours: untyped?.hours === 'example' };
  if (isExample.rate && isExample.hours) return `$${rate} × ${hours} hours is only an example. Enter the real pay.`;
  if (isExample.rate) return `$${rate} is only an example. Enter the real pay.`;
  return isExample.hours ? `${hours} hours is only an example. Enter the real hours.` : undefined;
}
