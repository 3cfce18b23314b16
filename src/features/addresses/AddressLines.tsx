import { postalLines } from '../../../contract/postalLines.ts';
import type { OrderAddress } from '../../api/endpoints.gen.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import styles from './AddressLines.module.css';

export function AddressLines({ address }: { readonly address: OrderAddress }) {
  const { country, telephone, tax_number: taxNumber = '' } = address;
  const lines = [...postalLines(address), country, telephone, taxNumber].filter(
    (line) => line.trim() !== '',
  );
  const keys = uniqueKeys(lines);
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={keys[index]}>{line}</span>
      ))}
    </address>
  );
}
