import { useIntl } from 'react-intl';
import { couponKinds } from './couponLabels.ts';
import { readHandles, readProducts } from './couponForm.ts';

const FLAGS = ['once', 'paused'];
const TIMES = ['starts', 'ends'];

export function useCouponWords(): (name: string, value: string) => string {
  const { formatMessage } = useIntl();
  return (name, value) => {
    if (FLAGS.includes(name))
      return formatMessage({ id: value === '' ? 'staff.changes.no' : 'staff.changes.yes' });
    if (name === 'kind') {
      const kind = couponKinds.find(([id]) => id === value);
      return kind ? formatMessage({ id: kind[1] }) : value;
    }
    if (name === 'products')
      return readProducts(value)
        .map((product) => product.name || product.product_id)
        .join(', ');
    if (name === 'collections') return readHandles(value).join(', ');
    return TIMES.includes(name) ? value.replace('T', ' ') : value;
  };
}
