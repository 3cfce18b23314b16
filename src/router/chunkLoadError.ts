/** A deploy takes the code of the last build away from pages that are still open: such a page is reloaded, once. */
import type { Dialog } from '../features/ui/dialog.ts';
import { dialogOpened, selectDialog } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { restoreFormSnapshot, readFormSnapshot, type FieldSnapshot } from './formSnapshot.ts';

/** Holds the build that was left for missing code, so that no page is loaded over and over. */
const LEFT_BUILD = 'left_build';
const LEFT_PAGE = 'left_page';

/** A page as it was left. */
interface LeftPage {
  readonly href: string;
  readonly dialog: Dialog | null;
  readonly fields: readonly FieldSnapshot[];
}

/** Names of the page's own files, which tell one build from another. */
function currentBuild(): string {
  return document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts ?? '';
}

/** Whether the server says that a file is gone; being offline says nothing. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** The file that an import failed for, where webpack's error names it. */
function fileOf(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { readonly request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

/**
 * Reloads the page when an error tells of code or styles that are gone, once for each build. The location, the open
 * dialog and what was typed are put back by `resumePage`.
 * @returns whether this page is left for it
 */
export async function reloadAfterChunkLoadError(store: AppStore, error: unknown): Promise<boolean> {
  const file = fileOf(error);
  // Taken before it is given up for its missing code.
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
    // Without a memory the page might be loaded for ever.
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

/** Goes on where a page was left for missing code, once this one has taken over. */
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
