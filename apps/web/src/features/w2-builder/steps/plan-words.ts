import type { PlanKind } from '@paperwage/documents/w2';

interface PlanWords {
  readonly label: string;
  readonly help: string;
}

const DEFERRAL = 'Lowers box 1, not boxes 3 and 5.';
const ROTH = 'Paid after tax. Doesn’t lower any box.';

/** What each kind of plan is called, and what it does to the boxes. */
export const PLAN_WORDS: Readonly<Record<PlanKind, PlanWords>> = {
  section125: {
    label: 'Health insurance and other cafeteria plan',
    help: 'Section 125: health, dental, vision, health FSA. Lowers boxes 1, 3 and 5.',
  },
  dependentCare: { label: 'Dependent care FSA', help: 'Box 10. Lowers boxes 1, 3 and 5.' },
  hsa: { label: 'HSA through payroll', help: 'Box 12, code W. Lowers boxes 1, 3 and 5.' },
  retirement401k: { label: '401(k)', help: `Box 12, code D. ${DEFERRAL}` },
  retirement403b: { label: '403(b)', help: `Box 12, code E. ${DEFERRAL}` },
  retirement457b: { label: '457(b)', help: `Box 12, code G. ${DEFERRAL}` },
  simpleIra: { label: 'SIMPLE IRA', help: `Box 12, code S. ${DEFERRAL}` },
  roth401k: { label: 'Roth 401(k)', help: `Box 12, code AA. ${ROTH}` },
  roth403b: { label: 'Roth 403(b)', help: `Box 12, code BB. ${ROTH}` },
  roth457b: { label: 'Roth 457(b)', help: `Box 12, code EE. ${ROTH}` },
};

const WITH_EMPLOYER = ' If the employer also paid in, enter the total here.';

/** Why a row of box 12 is filled that nobody typed. */
export function reasonOfCode(code: string): string {
  const plan = Object.values(PLAN_WORDS).find(({ help }) => help.startsWith(`Box 12, code ${code}.`));
  const more = code === 'W' || code === 'G' ? WITH_EMPLOYER : '';
  return plan === undefined ? '' : `From the ${plan.label} amount in step 1.${more}`;
}
