import '@paperwage/paper/faces.css';
import { useEffect, useState } from 'react';
import { BuilderFrame } from './frame/builder-frame.tsx';
import { BuilderSkeleton } from './frame/builder-skeleton.tsx';
import { BuilderContext } from './store/builder.tsx';
import type { OpenBuilder } from './store/create-builder.ts';
import { openBuilder } from './store/create-builder.ts';

/**
 * The pay stub builder, the page at `/make-your-paystub`. The server, which knows neither the day nor the work in this
 * browser, draws the frame without content.
 */
export function PayStubBuilder() {
  const [open, setOpen] = useState<OpenBuilder>();
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    void openBuilder().then((opened) => {
      if (isGone) {
        opened.close();
        return;
      }
      close = opened.close;
      setOpen(opened);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, []);
  if (!open) return <BuilderSkeleton />;
  return (
    <BuilderContext value={open.builder}>
      <BuilderFrame loaded={open.loaded} />
    </BuilderContext>
  );
}
