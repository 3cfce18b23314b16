/**
 * What was typed into forms and is not sent yet, in session storage: it survives a reload and a session that ran out.
 * Passwords and codes are never handed over. Storages may be missing, full or forbidden; then nothing is stored.
 */
const PREFIX = 'form ';

/** Field names and what was typed. */
export type FormDraft = Readonly<Record<string, string>>;

/** What was typed into the form of that name; empty where nothing is stored. */
export function readDraft(form: string): FormDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries) as FormDraft;
  } catch {
    return {};
  }
}

/** Stores what was typed into the form of that name. */
export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // The form itself still holds it.
  }
}

/** Forgets what was typed into the form of that name. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Nothing was stored either.
  }
}

/** Forgets what was typed into any form, as the next customer of this tab must not find it. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored either.
  }
}
