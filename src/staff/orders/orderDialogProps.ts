import type { StaffOrder } from '../../api/staffApi.ts';

/** What every dialog about an order is given. */
export interface OrderDialogProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}
