/** How far down the window the heading of the section being read may be. */
const READING_LINE = 0.4;

const allSections = () => [...document.querySelectorAll<HTMLElement>('[data-section]')];

/** The section that contains an element. */
export function sectionOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-section]')?.dataset['section'];
}

/** The section being read: the one with the focus while it is visible, else by scroll position. */
export function sectionShown(): string | undefined {
  const focused = document.activeElement;
  const own = sectionOf(focused);
  if (own !== undefined && isInSight(focused!)) return own;
  const sections = allSections();
  const root = document.documentElement;
  const isAtEnd = window.scrollY + window.innerHeight >= root.scrollHeight - 2;
  const passed = sections.filter((section) => section.getBoundingClientRect().top <= window.innerHeight * READING_LINE);
  return (isAtEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.dataset['section'];
}

/** Brings a section to the top of the window, with the focus on its heading. The first brings the whole page. */
export function showSection(id: string): void {
  const sections = allSections();
  const section = sections.find(({ dataset }) => dataset['section'] === id);
  if (!section) return;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  if (section === sections[0]) window.scrollTo({ top: 0 });
  else section.scrollIntoView({ block: 'start' });
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
