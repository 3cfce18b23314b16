import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useEraseCustomerMutation, type StaffCustomer } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

export function DeleteCustomerDialog({ customer }: { readonly customer: StaffCustomer }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [erase, isBusy] = useMutationWithToast(
    useEraseCustomerMutation(),
    'staff.customer.deleted',
  );
  if (dialog?.name !== 'deleteCustomer') return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => dispatch(dialogClosed())}
      title={formatMessage({ id: 'staff.customer.delete.title' }, { name: customer.name })}
      text={formatMessage({ id: 'staff.customer.delete.text' })}
      confirmLabel={formatMessage({ id: 'staff.customer.delete' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await erase({ customerId: customer.customer_id })) void navigate(staffPaths.customers);
      }}
    />
  );
}
