import { Button } from '../../../ui/button.tsx';
import { useHasPlans } from '../../../shell/site-config.ts';
import { handOverFile } from '../../../records/hand-over-file.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import { issuedNow } from '../store/issued.ts';
import type { FileKind } from '../../../records/is-file.ts';
import { pressDownload } from './press-download.ts';

const TEXTS: Readonly<Record<FileKind, { readonly idle: string; readonly busy: string }>> = {
  pdf: { idle: 'Download PDF', busy: 'Making the PDF' },
  xlsx: { idle: 'Download Excel', busy: 'Making the Excel file' },
};

/** Makes the file, or takes the user to what is still missing. */
export function DownloadButton({ kind, look = 'plain' }: { kind: FileKind; look?: 'primary' | 'plain' }) {
  const builder = useBuilder();
  const hasPlans = useHasPlans();
  const issued = useBuilderState(issuedNow);
  // The PDF that was issued, not another one of the same draft.
  const pdf = kind === 'pdf' ? issued?.pdf : undefined;
  const isSample = hasPlans && kind === 'pdf' && !pdf;
  const press = () => (pdf ? handOverFile(pdf.blob, pdf.name) : pressDownload(builder, kind));
  const isBusy = useBuilderState(({ download }) => download.status === 'busy' && download.kind === kind);
  return (
    <Button look={look} onClick={() => void press()} aria-disabled={isBusy || undefined}>
      {isBusy ? TEXTS[kind].busy : isSample ? 'Download sample' : TEXTS[kind].idle}
    </Button>
  );
}
