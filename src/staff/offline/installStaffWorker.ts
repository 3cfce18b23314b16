import { registerWorker } from '../../lib/registerWorker.ts';

/** Installs the worker that opens the staff side without a network, where the browser has such. */
export async function installStaffWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    await registerWorker('/staff/sw.js', '/staff');
  } catch {
    // Forbidden by the browser's settings, or offline.
  }
}
