import type { FormAnswer, ServerForm } from '../../../forms/useServerForm.ts';

/** What each part of a product's form is given. */
export interface EditorPanelProps {
  readonly form: ServerForm<FormAnswer>;
  /** Whether whoever looks may change nothing */
  readonly isReadOnly: boolean;
}
