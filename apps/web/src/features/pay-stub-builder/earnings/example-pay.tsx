import { confirmPay, mainPayKey } from '@paperwage/documents/pay-stub';
import type { PayStubDraft } from '@paperwage/documents/pay-stub';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { keepFocus } from '../../builder/fields/keep-focus.ts';
import { editDraft } from '../../builder/store/edits.ts';
import { useGoToPath } from '../../builder/store/use-go-to-path.ts';
import { useBuilder, useBuilderState } from '../store/builder.ts';

/** That the pay of a stub is only an example, or its hours are those of the last one, until it is typed or kept. */
export function ExamplePay({ stub }: { stub: number }) {
  const example = useBuilderState(({ draft }) => exampleOf(draft, stub));
  if (example === undefined) return null;
  return (
    <Notice tone="warning" actions={<KeepExamplePay stub={stub} />}>
      {example}
    </Notice>
  );
}

export interface KeepExamplePayProps {
  readonly stub: number;
  /** The figure it stands beside: hours need no button of their own where that of the rate keeps both. */
  readonly beside?: 'rate' | 'hours';
}

/** Confirms the example pay of a stub as it is; nothing where it has none. */
export function KeepExamplePay({ stub, beside }: KeepExamplePayProps) {
  const { store } = useBuilder();
  const hasExample = useBuilderState(({ draft }) => exampleOf(draft, stub) !== undefined);
  const isKeptWithRate = useBuilderState(
    ({ draft }) => beside === 'hours' && mainPay(draft, stub)?.untyped?.rate === 'example',
  );
  const isCarried = useBuilderState(({ draft }) => hasCarriedHours(draft, stub));
  if (!hasExample || isKeptWithRate) return null;
  const keep = () => editDraft(store, (draft) => confirmPay(draft, stub));
  return (
    <Button onClick={() => keepFocus(keep, `[data-path^="items.${stub}.earnings"] input`)}>
      {isCarried ? 'Use these hours' : 'Use this pay'}
    </Button>
  );
}

/** The same beside the paper, with the way to the figures. */
export function ExamplePayOnPaper({ className }: { className?: string | undefined }) {
  const stub = useBuilderState((state) => state.stub);
  const key = useBuilderState(({ draft }) => mainPayKey(draft));
  const hasExample = useBuilderState(({ draft }) => exampleOf(draft, stub) !== undefined);
  const isCarried = useBuilderState(({ draft }) => hasCarriedHours(draft, stub));
  const goToPath = useGoToPath();
  if (!hasExample) return null;
  return (
    <p className={className}>
      <span>{isCarried ? 'The hours are from the last pay stub.' : 'The pay is only an example.'}</span>{' '}
      <Button
        look="text"
        onClick={() => goToPath(`items.${stub}.earnings.${key}.${isCarried && key !== 'salary' ? 'hours' : 'rate'}`)}
      >
        {isCarried ? 'Enter the hours' : 'Enter the real pay'}
      </Button>
    </p>
  );
}

function mainPay(draft: PayStubDraft, stub: number) {
  const key = mainPayKey(draft);
  return draft.items[stub]!.earnings.find((earning) => earning.key === key);
}

function exampleOf(draft: PayStubDraft, stub: number): string | undefined {
  const line = mainPay(draft, stub);
  if (draft.autoCalculator === 'false') return undefined;
  if (hasCarriedHours(draft, stub)) return 'The hours are from the last pay stub. Enter this period’s hours.';
  if (line === undefined || line.typed) return undefined;
  const { rate, hours, untyped } = line;
  const isExample = { rate: untyped?.rate === 'example', hours: untyped?.hours === 'example' };
  if (isExample.rate && isExample.hours) return `$${rate} × ${hours} hours is only an example. Enter the real pay.`;
  if (isExample.rate) return `$${rate} is only an example. Enter the real pay.`;
  return isExample.hours ? `${hours} hours is only an example. Enter the real hours.` : undefined;
}

function hasCarriedHours(draft: PayStubDraft, stub: number): boolean {
  return draft.items[stub]!.earnings.some(({ typed, untyped }) => !typed && untyped?.hours === 'carried');
}
