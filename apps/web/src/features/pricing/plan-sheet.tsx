import { useEffect, useState } from 'react';

export type SheetName = 'sample' | 'issued';

/** There while the site is built; a browser has the drawings in the page that was sent. */
const built = import.meta.env.SSR ? (await import('./plan-sheets.tsx')).planSheets : undefined;

interface PlanSheetProps {
  readonly name: SheetName;
  readonly className: string | undefined;
}

/** A drawn sheet. Its code comes only where the page was reached from another and so has no drawing yet. */
export function PlanSheet({ name, className }: PlanSheetProps) {
  const [drawing, setDrawing] = useState(() => built?.[name] ?? sentDrawing(name));
  useEffect(() => {
    if (drawing !== '') return undefined;
    let isGone = false;
    import('./plan-sheets.tsx').then(
      ({ planSheets }) => !isGone && setDrawing(planSheets[name]),
      // The words beside it say what it shows.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [drawing, name]);
  return <div data-sheet={name} className={className} dangerouslySetInnerHTML={{ __html: drawing }} />;
}

function sentDrawing(name: SheetName): string {
  return document.querySelector(`[data-sheet="${name}"]`)?.innerHTML ?? '';
}
