/**
 * Form drafts in session storage. They survive a reload and an expired session, and never contain passwords or
 * codes. Storage errors are ignored.
 */
const PREFIX = 'form ';

export type FormDraft = Readonly<Record<string, string>>;

export function readDraft(form: string): FormDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries) as FormDraft;
  } catch {
    return {};
  }
}

export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // Session storage is full or unavailable; the form still holds the values.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Session storage is unavailable, so there is no draft.
  }
}

/** Deletes all form drafts, so that the next user of this tab can't see them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Session storage is unavailable, so there are no drafts.
  }
}
