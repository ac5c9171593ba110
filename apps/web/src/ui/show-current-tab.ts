/** Brings the tab of the page into sight where the row of tabs is wider than the window. */
export function showCurrentTab(tabs: HTMLUListElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (tabs && current) tabs.scrollLeft = current.offsetLeft + current.offsetWidth - tabs.offsetLeft - tabs.clientWidth;
}
