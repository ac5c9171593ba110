const LEADS: Readonly<Record<string, string>> = {
  information: 'Wages and taxes are worked out from the year’s pay. Your work is saved as you type.',
  parties: 'Names and addresses as they should stand on the form.',
  boxes: 'As on the form. A box that is worked out can be typed over, and worked out again.',
  finish: 'Choose the copies, read them once more, then download them.',
};

/** A sentence or two below the heading of a step. */
export function pendingLead(step: string): string {
  return LEADS[step] ?? '';
}
