import type { FormAnswer, ServerForm } from '../../forms/useServerForm.ts';

/** What each part of a coupon's form is given. */
export interface CouponPanelProps {
  readonly form: ServerForm<FormAnswer>;
}
