import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../builder/frame/part-not-loaded.tsx';
import { useCalculation } from '../store/builder.ts';
import styles from './net-pay-known.module.css';

const NetPayPanel = lazyPart(() => import('./net-pay-panel.tsx').then((code) => code.NetPayPanel));

/** For those who know what is to be paid out: the way from the net pay to the gross. */
export function NetPayKnown({ stub }: { stub: number }) {
  const [isOpen, setOpen] = useState(false);
  const isCalculated = useCalculation(({ result }) => result.calculation.status === 'valid');
  if (!isCalculated && !isOpen) return null;
  return (
    <div className={styles.offer}>
      <Button look="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        I know the net pay
      </Button>
      {isOpen && <NetPayPanel stub={stub} />}
    </div>
  );
}
