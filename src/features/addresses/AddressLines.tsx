import type { OrderAddress } from '../../api/endpoints.gen.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import styles from './AddressLines.module.css';

/** A postal address, one line for each part that it has. */
export function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { firstname, lastname, address_1, address_2, city, postcode } = address;
  const { zone, country, telephone } = address;
  const lines = [
    `${firstname} ${lastname}`,
    address_1,
    address_2,
    [postcode, city].filter(Boolean).join(' '),
    [zone, country].filter(Boolean).join(', '),
    telephone,
  ].filter((line) => line.trim() !== '');
  const keys = uniqueKeys(lines);
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={keys[index]}>{line}</span>
      ))}
    </address>
  );
}
