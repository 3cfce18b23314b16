import type { OrderAddress } from '../../api/endpoints.gen.ts';
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
  ];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
