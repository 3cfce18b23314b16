import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';

export interface CouponPanelProps {
  readonly form: ServerForm<FormAnswer>;
}
