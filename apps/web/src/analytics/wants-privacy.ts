/** Whether this browser wants nobody followed: https://www.w3.org/TR/gpc/. */
export function wantsPrivacy(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
