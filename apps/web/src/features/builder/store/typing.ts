let typing = false;

/** Whether a letter is being typed into a field or taken out of it right now, in the event that says so. */
export function isTyping(): boolean {
  return typing;
}

/** Watches for typing, until the function it returns is called. */
export function watchTyping(page: Window): () => void {
  function begin(event: Event) {
    // A list of choices and a check box tell of themselves by a plain event.
    typing = event instanceof InputEvent;
  }
  function end() {
    typing = false;
  }
  page.addEventListener('input', begin, true);
  page.addEventListener('input', end);
  return () => {
    page.removeEventListener('input', begin, true);
    page.removeEventListener('input', end);
    end();
  };
}
