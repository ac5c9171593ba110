/** The four documents, in the words of the menus, and in those of the builder's narrow header. */
export const documentLinks = [
  { href: '/make-your-paystub', label: 'Pay stub', short: 'Pay stub' },
  { href: '/invoice-generator', label: 'Invoice', short: 'Invoice' },
  { href: '/make-your-w2', label: 'W-2 form', short: 'W-2' },
  { href: '/make-your-1099', label: '1099', short: '1099' },
] as const;
