/** The title of the window for a page's own title. */
export function windowTitle(title: string): string {
  return `${title} · Paperwage`;
}
