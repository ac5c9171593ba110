import { getAuth, setAuth } from '../../identity/auth-state.ts';

const STORAGE_KEY = 'paperwage.chat';

/** The chat of this tab: it comes back after a reload, and goes with the tab or when someone logs out. */
export function chatIdOfTab(): string | undefined {
  const { chatId } = getAuth();
  return chatId ?? keptId();
}

/** Remembers the chat that a first question began. */
export function rememberChat(chatId: string): void {
  setAuth({ ...getAuth(), chatId });
  try {
    sessionStorage.setItem(STORAGE_KEY, chatId);
  } catch {
    // Storage is disabled: the chat lasts until the user leaves the page.
  }
}

/** The next question begins a new chat. */
export function forgetChat(): void {
  setAuth({ ...getAuth(), chatId: undefined });
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // See above.
  }
}

function keptId(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
