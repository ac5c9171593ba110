// The display settings (src/shell/display-settings.ts) and the menu of the signed-in (src/identity/sign-in-hint.ts).
(function () {
  const allowed = {
    'data-text-size': ['large', 'larger', 'largest'],
    'data-contrast': ['more'],
    'data-motion': ['none'],
    'data-links': ['underlined'],
  };
  try {
    if (localStorage.getItem('paperwage.signed-in')) document.documentElement.setAttribute('data-signed-in', '');
    // The experiment “chatbot”, see src/experiments/use-variant.ts.
    if (/(^|[~=])chatbot\.off/.test(document.cookie)) document.documentElement.setAttribute('data-chatbot', 'off');
    const kept = JSON.parse(localStorage.getItem('paperwage.display-settings') || '{}');
    for (const name in allowed) {
      if (allowed[name].includes(kept[name])) document.documentElement.setAttribute(name, kept[name]);
    }
  } catch {
    // No storage, or not ours: the page is shown as it is.
  }
})();

// Prices show once src/shell/site-config.ts knows whether this site sells anything, and in any case if it never says.
(function () {
  const { dataset } = document.documentElement;
  dataset.plans = 'asked';
  setTimeout(() => {
    if (dataset.plans === 'asked') delete dataset.plans;
  }, 4000);
})();

// What is pressed too early is pressed again once src/entry-client.tsx says that the page answers.
(function () {
  let pressed = null;
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const pressAgain = () => {
    removeEventListener('click', note, true);
    // Behind what the page still changes.
    setTimeout(() => pressed?.isConnected && pressed.click(), 10);
  };
  addEventListener('click', note, true);
  addEventListener('paperwage:answering', pressAgain, { once: true });
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
