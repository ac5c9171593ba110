import '@paperwage/paper/faces.css';
import type { Issuance, Paper } from '@paperwage/documents/kinds';
import { KINDS } from '@paperwage/documents/kinds';
import { ScenePageSvg } from '@paperwage/paper/svg';
import { useEffect, useState } from 'react';
import styles from './waiting-sheet.module.css';
import type { WaitingWork } from './waiting-work.ts';

interface WaitingSheetProps {
  readonly work: WaitingWork;
  readonly issuance: Issuance;
}

/** The first page of the document that waits, by code that comes after the page. An empty sheet while it does, or if it can’t be drawn. */
export function WaitingSheet({ work, issuance }: WaitingSheetProps) {
  const [paper, setPaper] = useState<Paper>();
  useEffect(() => {
    let isGone = false;
    draw(work, issuance).then(
      (drawn) => !isGone && setPaper(drawn),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [work, issuance]);
  const [page] = paper?.scene.pages ?? [];
  return (
    <div className={styles.sheet}>
      {paper && page && (
        <ScenePageSvg page={page} images={paper.scene.images} label={`${KINDS[work.type].words.label}, page 1`} />
      )}
    </div>
  );
}

async function draw({ type, draft, template, theme }: WaitingWork, issuance: Issuance): Promise<Paper> {
  const drawPaper = await KINDS[type].loadPaper();
  return drawPaper(draft, { template, theme, issuance });
}
