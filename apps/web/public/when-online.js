// For src/offline/offline-page.tsx: the address is that of the page that was asked for.
addEventListener('online', () => location.reload());
