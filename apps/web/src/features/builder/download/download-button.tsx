import { Button } from '../../../ui/button.tsx';
import { useHasPlans } from '../../../shell/site-config.ts';
import { useBuilder, useBuilderState } from '../store/builder.tsx';
import type { FileKind } from '../../../records/is-file.ts';
import { pressDownload } from './press-download.ts';

const TEXTS: Readonly<Record<FileKind, { readonly idle: string; readonly busy: string }>> = {
  pdf: { idle: 'Download PDF', busy: 'Making the PDF' },
  xlsx: { idle: 'Download Excel', busy: 'Making the Excel file' },
};

/** Makes the file, or leads to what is still missing for it. */
export function DownloadButton({ kind, look = 'plain' }: { kind: FileKind; look?: 'primary' | 'plain' }) {
  const builder = useBuilder();
  const isSample = useHasPlans() && kind === 'pdf';
  const isBusy = useBuilderState(({ download }) => download.status === 'busy' && download.kind === kind);
  return (
    <Button look={look} onClick={() => pressDownload(builder, kind)} aria-disabled={isBusy || undefined}>
      {isBusy ? TEXTS[kind].busy : isSample ? 'Download sample' : TEXTS[kind].idle}
    </Button>
  );
}
