import type { ChangeEvent } from 'react';
import { FileButton } from '../../../ui/file-button.tsx';
import { useOpenPdf } from './use-open-pdf.ts';

/** Chooses a PDF that was made here, to go on with it; dropping it anywhere on the page does the same. */
export function OpenPdfButton() {
  const open = useOpenPdf();
  const take = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (file) void open(file);
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <FileButton accept="application/pdf,.pdf" onChange={take}>
      Open a PDF made here
    </FileButton>
  );
}
