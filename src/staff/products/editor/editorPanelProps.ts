import type { FormAnswer, ServerForm } from '../../../forms/useServerForm.ts';

export interface EditorPanelProps {
  readonly form: ServerForm<FormAnswer>;
  readonly isReadOnly: boolean;
}
