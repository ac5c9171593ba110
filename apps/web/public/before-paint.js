// The display settings, also when they are changed here or in another tab; see src/shell/display-settings/display-settings.ts.
(function () {
  const storageKey = 'paperwage.display-settings';
  const allowed = {
    'data-text-size': ['large', 'larger', 'largest'],
    'data-line-spacing': ['wide', 'widest'],
    'data-contrast': ['standard', 'more'],
    'data-colors': ['light', 'dark'],
    'data-motion': ['none'],
    'data-links': ['underlined'],
    'data-letterforms': ['simple'],
  };
  const root = document.documentElement;
  const metas = (name) => document.querySelectorAll(`meta[name="${name}"]`);
  function show(text) {
    let kept;
    try {
      kept = JSON.parse(text);
    } catch {
      // Not ours: the page is shown as it is.
    }
    for (const name in allowed) {
      if (allowed[name].includes(kept?.[name])) root.setAttribute(name, kept[name]);
      else root.removeAttribute(name);
    }
    const colors = root.getAttribute('data-colors');
    for (const meta of metas('color-scheme')) meta.content = colors ?? 'light dark';
    for (const meta of metas('theme-color')) {
      const { colors: own } = meta.dataset;
      if (colors === null) meta.media = `(prefers-color-scheme: ${own})`;
      else meta.media = colors === own ? 'all' : 'not all';
    }
  }
  function showKept() {
    try {
      show(localStorage.getItem(storageKey));
    } catch {
      // No storage.
    }
  }
  showKept();
  // A page that one goes back to was not told meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && showKept());
  addEventListener('paperwage:display-settings', ({ detail }) => show(detail));
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key the whole storage was cleared.
    if (key === storageKey || key === null) show(newValue);
  });
})();

// The menu of the signed-in, see src/identity/sign-in-hint.ts, and the experiments "chatbot" and "pricing", see src/experiments/use-variant.ts.
(function () {
  try {
    if (localStorage.getItem('paperwage.signed-in')) document.documentElement.setAttribute('data-signed-in', '');
    if (/(^|[~=])chatbot\.off/.test(document.cookie)) document.documentElement.setAttribute('data-chatbot', 'off');
    if (/[~=]pricing\.yearly/.test(document.cookie)) document.documentElement.setAttribute('data-pricing', 'yearly');
  } catch {
    // No storage: the page is shown as it is.
  }
})();

// What is typed, chosen and pressed too early is done again once src/entry-client.tsx says that the page answers.
(function () {
  const filled = new Map();
  let pressed = null;
  const noteFilled = ({ target }) => filled.set(target, { value: target.value, isChecked: target.checked });
  const notePressed = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  function fillAgain(field, { value, isChecked }) {
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !isChecked;
      field.click();
      return;
    }
    // React knows of a value that is set at the element, and tells the page of one that was set past it.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
  }
  function doAgain() {
    removeEventListener('input', noteFilled, true);
    removeEventListener('click', notePressed, true);
    // Behind what the page still changes.
    setTimeout(() => {
      for (const [field, state] of filled) if (field.isConnected && field.type !== 'file') fillAgain(field, state);
      if (pressed?.isConnected) pressed.click();
    }, 10);
  }
  addEventListener('input', noteFilled, true);
  addEventListener('click', notePressed, true);
  addEventListener('paperwage:answering', doAgain, { once: true });
})();

// Errors until src/after-start/after-start.ts is there to report them.
(function () {
  let early = [];
  let take = (event) => early.push(event);
  const note = (event) => take(event);
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  addEventListener('paperwage:report-errors', ({ detail }) => {
    take = detail;
    early.forEach(take);
    early = [];
  });
})();

// The scripts of a page, which stand in it as a template; see prerender.mjs. They come once it is painted, so that its first paint waits for none of them.
(function () {
  const giveUpMs = 1000;
  let hasBegun = false;
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    document.head.append(document.getElementById('scripts').content.cloneNode(true));
  }
  addEventListener('DOMContentLoaded', () => {
    if (!document.getElementById('scripts')) return;
    // What is hidden is not painted.
    if (document.hidden) begin();
    // A frame that has begun is not on the screen yet; this is told once it is.
    new PerformanceObserver((painted) => painted.getEntriesByName('first-contentful-paint').forEach(begin)).observe({
      type: 'paint',
      buffered: true,
    });
    setTimeout(begin, giveUpMs);
  });
})();
