import { useIntl } from 'react-intl';
import { EmptyNotice } from '../../components/EmptyNotice.tsx';
import { CollectionLinks } from '../catalog/CollectionLinks.tsx';
import styles from './NoResults.module.css';

/** Where nothing matches: what to try, and the collections to look through. */
export function NoResults({ term }: { readonly term: string }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyNotice
      title={formatMessage({ id: 'search.empty.title' }, { term })}
      text={formatMessage({ id: 'search.empty.text' })}
    >
      <div className={styles.collections}>
        <CollectionLinks />
      </div>
    </EmptyNotice>
  );
}
