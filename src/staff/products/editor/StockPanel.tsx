import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useChangeProductValuesMutation, type StaffProduct } from '../../../api/staffApi.ts';
import { ServerFormFrame } from '../../../forms/ServerFormFrame.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useStaffForm } from '../../ui/useStaffForm.ts';
import { StockMark } from '../StockMark.tsx';
import { isUncounted } from '../useStockText.ts';

interface StockPanelProps {
  readonly product: Pick<StaffProduct, 'product_id' | 'stock'>;
  readonly isReadOnly: boolean;
}

export function StockPanel({ product, isReadOnly }: StockPanelProps) {
  const { formatMessage } = useIntl();
  const [change] = useChangeProductValuesMutation();
  const { product_id: id, stock } = product;
  const form = useStaffForm({
    name: `staff-stock-${id}`,
    initialValues: { stock: '' },
    schema: object({
      stock: string()
        .trim()
        .required('form.error.missing')
        .matches(/^\d{1,7}$/, 'staff.products.stock.invalid'),
    }),
    send: (values, sendOnce) =>
      sendOnce(change, {
        productValuesForm: {
          field: 'stock',
          changes: [{ product_id: id, from: stock, to: Number(values['stock']) }],
        },
      }),
    isEmptied: true,
  });
  return (
    <Panel
      title={formatMessage({ id: 'staff.products.stock' })}
      extra={<StockMark stock={stock} />}
    >
      {!isReadOnly && !isUncounted(stock) && (
        <ServerFormFrame
          form={form}
          submitLabel={formatMessage({ id: 'staff.product.stock.correct' })}
        >
          <TextField
            field={form.fieldOf('stock')}
            label={formatMessage({ id: 'staff.product.stock.counted' })}
            hint={formatMessage({ id: 'staff.product.stock.hint' })}
            inputMode="numeric"
            autoComplete="off"
          />
        </ServerFormFrame>
      )}
    </Panel>
  );
}
