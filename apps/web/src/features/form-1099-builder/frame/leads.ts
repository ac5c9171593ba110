const LEADS: Readonly<Record<string, string>> = {
  payment: 'The paper changes as you type. Your work is saved as you type.',
  parties: 'Names and addresses as they should stand on the form.',
  boxes: 'As on the form of the year. Leave empty what does not apply.',
  finish: 'Choose the copies, read them once more, then download them.',
};

/** A sentence or two below the heading of a step. */
export function pendingLead(step: string): string {
  return LEADS[step] ?? '';
}
