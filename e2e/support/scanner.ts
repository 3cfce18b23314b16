import type { Page } from '@playwright/test';

/** Seconds between two keys: a tenth of the longest gap that the staff app accepts from a scanner. */
const PAUSE = 0.012;

/**
 * Types a code like a barcode scanner: rapid keys, then Enter. Sends all keys at once with timestamps, so a busy
 * machine does not slow them down.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  const keys = [...code].map((key) => ({ key, text: key }));
  const pressed = [...keys, { key: 'Enter', text: '\r' }].flatMap(({ key, text }, index) => {
    const timestamp = begin + index * PAUSE;
    const windowsVirtualKeyCode = key === 'Enter' ? 13 : key.charCodeAt(0);
    const press = { key, windowsVirtualKeyCode, timestamp };
    return [
      devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...press }),
      devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
    ];
  });
  await Promise.all(pressed);
  await devtools.detach();
}
