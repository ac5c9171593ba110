let typing = false;

/** Whether the current event is a letter being typed or deleted in a field. */
export function isTyping(): boolean {
  return typing;
}

/** Watches for typing, until the function it returns is called. */
export function watchTyping(page: Window): () => void {
  function begin(event: Event) {
    // Select lists and check boxes fire a plain event.
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
