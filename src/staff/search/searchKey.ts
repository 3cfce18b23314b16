export const hasCommandKey = (): boolean => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Tests for Ctrl+K, or Cmd+K on a Mac, where Ctrl+K deletes text. Autofill sends events without a key. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if ((event.key as string | undefined)?.toLowerCase() !== 'k') return false;
  const isHeld = hasCommandKey() ? event.metaKey : event.ctrlKey;
  return isHeld && !event.altKey && !event.shiftKey;
}
