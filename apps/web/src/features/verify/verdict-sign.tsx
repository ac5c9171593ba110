import styles from './verdict.module.css';

/** Each verdict has a shape of its own, so that it is not told by its color alone. */
const PATHS = {
  tick: 'M15 24.500l6.500 6.500 12-14',
  equal: 'M16 20.500h16M16 27.500h16',
  unequal: 'M16 20.500h16M16 27.500h16M29 15l-10 18',
  question: 'M19 19.500a5 5 0 1 1 7.500 4.300c-1.800 1-2.500 2-2.500 4M24 33v.100',
  cross: 'M17 17l14 14M31 17l-14 14',
  arrow: 'M15 24h18M26.500 17l7 7-7 7',
} as const;

export type Sign = keyof typeof PATHS;

/** The shape of a verdict. */
export function VerdictSign({ sign }: { readonly sign: Sign }) {
  return (
    <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22.500" />
      <path d={PATHS[sign]} />
    </svg>
  );
}
