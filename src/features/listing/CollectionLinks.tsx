import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useListCollectionsQuery } from '../../api/api.ts';
import { ProductImage } from '../../components/ProductImage.tsx';
import { collectionPath } from '../../lib/paths.ts';
import styles from '../../components/ChipLinks.module.css';

/** The whole shop and its collections side by side, each with its picture; nothing until they are known. */
export function CollectionLinks() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const { data } = useListCollectionsQuery();
  const collections = (data || undefined)?.collections;
  if (!collections) return <div className={styles.waiting} />;
  return (
    <nav aria-label={formatMessage({ id: 'catalog.collections.label' })}>
      <ul className={styles.list}>
        <li>
          <Link
            to="/shop"
            className={styles.link}
            aria-current={pathname === '/shop' ? 'page' : undefined}
          >
            <FormattedMessage id="catalog.collections.all" />
          </Link>
        </li>
        {collections.map(({ handle, name, picture }) => (
          <li key={handle}>
            <Link
              to={collectionPath(handle)}
              className={styles.link}
              aria-current={pathname === collectionPath(handle) ? 'page' : undefined}
            >
              {picture && (
                <ProductImage
                  picture={picture}
                  alt=""
                  width={32}
                  height={32}
                  className={styles.picture}
                />
              )}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
