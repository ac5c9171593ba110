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
