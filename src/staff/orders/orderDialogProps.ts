import type { StaffOrder } from '../../api/staffApi.ts';

export interface OrderDialogProps {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}
