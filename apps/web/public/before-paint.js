// Applies the kept display settings before the first paint; src/shell/display-settings.ts keeps them. The menu of the
// signed-in is shown from the first paint on too; src/identity/sign-in-hint.ts keeps whether somebody is.
(function () {
  const allowed = {
    'data-text-size': ['large', 'larger', 'largest'],
    'data-contrast': ['more'],
    'data-motion': ['none'],
    'data-links': ['underlined'],
  };
  try {
    if (localStorage.getItem('paperwage.signed-in')) document.documentElement.setAttribute('data-signed-in', '');
    const kept = JSON.parse(localStorage.getItem('paperwage.display-settings') || '{}');
    for (const name in allowed) {
      if (allowed[name].includes(kept[name])) document.documentElement.setAttribute(name, kept[name]);
    }
  } catch {
    // No storage, or not ours: the page is shown as it is.
  }
})();

// What is pressed while the code of the page is on its way is pressed again as soon as src/entry-client.tsx says that the
// page answers.
(function () {
  let pressed = null;
  const note = ({ target }) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  const pressAgain = () => {
    removeEventListener('click', note, true);
    // Behind what the page still changes, such as that its forms may be sent.
    setTimeout(() => pressed?.isConnected && pressed.click(), 10);
  };
  addEventListener('click', note, true);
  addEventListener('paperwage:answering', pressAgain, { once: true });
})();
