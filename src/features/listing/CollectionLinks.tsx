import Chip from '@mui/material/Chip';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useListCollectionsQuery } from '../../api/api.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { collectionPath } from '../../lib/paths.ts';
import styles from '../../components/ChipLinks.module.css';

export function CollectionLinks() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data } = useListCollectionsQuery();
  const collections = data?.collections;
  if (!collections) return <div className={styles.waiting} />;
  return (
    <nav aria-label={formatMessage({ id: 'catalog.collections.label' })}>
      <ul className={styles.list}>
        <li>
          <Chip
            component={Link}
            to="/shop"
            variant="outlined"
            clickable
            label={formatMessage({ id: 'catalog.collections.all' })}
            aria-current={pathname === '/shop' ? 'page' : undefined}
          />
        </li>
        {collections.map(({ handle, name, picture }) => (
          <li key={handle}>
            <Chip
              component={Link}
              to={collectionPath(handle)}
              variant="outlined"
              clickable
              label={name}
              aria-current={pathname === collectionPath(handle) ? 'page' : undefined}
              {...(picture && {
                avatar: <ProductImage picture={picture} alt="" width={32} height={32} />,
              })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
