import { useAddTaxClassMutation } from '../../api/staffApi.ts';
import { TaxClassForm } from './TaxClassForm.tsx';

export function AddTaxClassForm() {
  const [add] = useAddTaxClassMutation();
  return (
    <TaxClassForm
      draft="staff-tax-class"
      name=""
      labelId="staff.tax.newClass"
      submitId="staff.tax.addClass"
      doneId="staff.tax.classAdded"
      send={(taxClassForm, sendOnce) => sendOnce(add, { taxClassForm })}
      isEmptied
    />
  );
}
