import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import type { CategoryFacet } from '../../api/endpoints.gen.ts';
import { searchCategory } from './searchArguments.ts';
import styles from '../catalog/ChipLinks.module.css';

interface ResultCategoriesProps {
  readonly categories: readonly CategoryFacet[];
}

/** Narrows the results to one collection, kept in the address. */
export function ResultCategories({ categories }: ResultCategoriesProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const chosen = searchCategory(search);
  if (chosen === '' && categories.length < 2) return null;

  const pathOf = (handle: string) => {
    const parameters = new URLSearchParams(search);
    parameters.delete('page');
    parameters.delete('category');
    if (handle !== '') parameters.set('category', handle);
    return `${pathname}?${parameters.toString()}`;
  };
  return (
    <nav aria-label={formatMessage({ id: 'search.categories.label' })}>
      <ul className={styles.list}>
        <li>
          <Link
            className={styles.link}
            to={pathOf('')}
            replace
            aria-current={chosen === '' ? 'true' : undefined}
          >
            <FormattedMessage id="search.categories.all" />
          </Link>
        </li>
        {categories.map(({ handle, name, count }) => (
          <li key={handle}>
            <Link
              className={styles.link}
              to={pathOf(handle)}
              replace
              aria-current={handle === chosen ? 'true' : undefined}
            >
              <FormattedMessage id="search.categories.item" values={{ name, count }} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
