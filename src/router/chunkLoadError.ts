import type { Dialog } from '../features/ui/dialog.ts';
import { dialogOpened, selectDialog } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { restoreFormSnapshot, readFormSnapshot, type FieldSnapshot } from './formSnapshot.ts';

const LEFT_BUILD = 'left_build';
const LEFT_PAGE = 'left_page';

interface LeftPage {
  readonly href: string;
  readonly dialog: Dialog | null;
  readonly fields: readonly FieldSnapshot[];
}

function currentBuild(): string {
  return document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts ?? '';
}

async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

function fileOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { readonly request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

/**
 * Reloads the page if its code or styles are gone, once per build. `resumePage` restores the dialog and form
 * values.
 * @returns true if the page reloads
 */
export async function reloadAfterChunkLoadError(store: AppStore, error: unknown): Promise<boolean> {
  const file = fileOf(error);
  // Read the dialog before its failure closes it.
  const dialog = selectDialog(store.getState());
  if (file === undefined || !(await isGone(file)) || store.timeGate.isPast()) return false;
  const page: LeftPage = {
    href: window.location.href,
    dialog,
    fields: readFormSnapshot(),
  };
  try {
    if (sessionStorage.getItem(LEFT_BUILD) === currentBuild()) return false;
    sessionStorage.setItem(LEFT_BUILD, currentBuild());
    sessionStorage.setItem(LEFT_PAGE, JSON.stringify(page));
  } catch {
    // Without storage the page might reload forever.
    return false;
  }
  window.location.reload();
  return true;
}

function takeLeftPage(): LeftPage | undefined {
  try {
    const text = sessionStorage.getItem(LEFT_PAGE);
    sessionStorage.removeItem(LEFT_PAGE);
    return text === null ? undefined : (JSON.parse(text) as LeftPage);
  } catch {
    return undefined;
  }
}

/** Restores the dialog and form values after a reload by `reloadAfterChunkLoadError`, once the page is hydrated. */
export function resumePage(store: AppStore): void {
  const left = takeLeftPage();
  if (left?.href !== window.location.href) return;
  const { dialog, fields } = left;
  const resume = () => {
    if (dialog) store.dispatch(dialogOpened(dialog));
    restoreFormSnapshot(fields);
  };
  window.addEventListener('shopopened', resume, { once: true });
}
