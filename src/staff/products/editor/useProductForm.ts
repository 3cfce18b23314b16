import { useRef } from 'react';
import { staffApi, useSaveProductMutation, type StaffProduct } from '../../../api/staffApi.ts';
import type { FormAnswer, FormValues, ServerForm } from '../../../forms/useServerForm.ts';
import { rejectionOf } from '../../problem.ts';
import { useStaffDispatch } from '../../staffHooks.ts';
import { toastShown } from '../../ui/staffUiSlice.ts';
import { useTimes } from '../../ui/useTimes.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { useStaffForm } from '../../ui/useStaffForm.ts';
import type { Conflict } from '../../ui/conflict.ts';
import { useFormConflict } from '../../ui/useFormConflict.ts';
import { formOf, toProductValues } from './productForm.ts';
import { productSchema } from './productSchema.ts';

export interface ProductFormState {
  readonly form: ServerForm<FormAnswer>;
  readonly conflict: Conflict | undefined;
  readonly resolve: (chosen: FormValues) => void;
}

export const draftName = (productId: string): string => `staff-product-${productId}`;

export function useProductForm(
  product: StaffProduct,
  onSaved: (saved: StaffProduct) => void,
): ProductFormState {
  const dispatch = useStaffDispatch();
  const timeZone = useTimeZone();
  const times = useTimes();
  const [save] = useSaveProductMutation();
  const { conflict, compare, resolve } = useFormConflict();
  const { product_id: productId } = product;
  const saved = useRef(product);

  async function compareWithSaved(values: FormValues): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.getStaffProduct.initiate(
        { productId },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) compare(values, formOf(data, timeZone));
  }

  const form = useStaffForm({
    name: draftName(productId),
    initialValues: formOf(product, timeZone),
    schema: productSchema,
    send: async (values, sendOnce) => {
      const { data, error } = await sendOnce(save, {
        productId,
        productForm: {
          version: values['version'] ?? '',
          values: toProductValues(values, timeZone, product.values),
        },
      });
      if (data) saved.current = data;
      else if (rejectionOf(error).status === 409) await compareWithSaved(values);
      return { data, error };
    },
    onDone: () => {
      const { special, special_from: from } = saved.current.values;
      const isAhead = special !== null && from !== null && Date.parse(from) > Date.now();
      const content = isAhead
        ? { messageId: 'staff.product.savedAhead', values: { date: times.moment(from) } }
        : { messageId: 'staff.product.saved' };
      dispatch(toastShown({ kind: 'success', content }));
      onSaved(saved.current);
    },
  });

  return { form, conflict, resolve: (chosen) => resolve(form, chosen) };
}
