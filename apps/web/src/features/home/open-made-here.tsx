import { useCallback, useEffect, useState } from 'react';
import { handOver } from '../../navigation/hand-over.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { isPdf, useDroppedFiles } from '../../ui/use-dropped-files.ts';
import styles from './open-made-here.module.css';

/**
 * Opens a PDF that was made here in its builder, whether it is chosen or dropped anywhere on the page. `sent`: what the
 * server sent in its place, in which a hurried visitor may have chosen one already.
 */
export function OpenMadeHere({ sent }: { readonly sent?: Element | undefined }) {
  const [message, setMessage] = useState('');
  const open = useCallback(async (files: readonly File[]) => {
    const file = files.find(isPdf) ?? files[0]!;
    setMessage('');
    const code = await import('../../records/read-made-here.ts').catch(() => undefined);
    if (!code) setMessage('The PDF reader didn’t load. Check your connection and try again.');
    else {
      const kind = await code.kindMadeHere(file);
      if (kind) handOver(kind.builderPath, file);
      else setMessage(`${file.name} wasn’t made with Paperwage. Choose a PDF you downloaded from Paperwage.`);
    }
  }, []);
  useDroppedFiles(open);
  useEffect(() => {
    const input = sent?.querySelector('input');
    const take = () => {
      const file = input?.files?.[0];
      if (file) void open([file]);
    };
    take();
    // It may be choosing just now.
    input?.addEventListener('change', take);
    return () => input?.removeEventListener('change', take);
  }, [sent, open]);
  return (
    <section className={styles.open} aria-labelledby="open-heading">
      <h3 id="open-heading">Made one with Paperwage before?</h3>
      <p>Open last month’s PDF to make the next one. You can also drop it anywhere on this page.</p>
      <FileButton
        accept="application/pdf,.pdf"
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0];
          if (file) void open([file]);
          // The same file can be chosen again.
          input.value = '';
        }}
      >
        Open a PDF
      </FileButton>
      <p className={styles.message} role="status">
        {message}
      </p>
    </section>
  );
}
