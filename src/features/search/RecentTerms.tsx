import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { searchPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from '../../components/ChipLinks.module.css';
import { selectRecentTerms } from './searchSlice.ts';

const HEADING = 'recent-searches';

/** Links to what was searched before, save the present term; nothing where there is none. */
export function RecentTerms({ except }: { readonly except: string }) {
  const terms = useAppSelector(selectRecentTerms).filter((term) => term !== except);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <h2 id={HEADING}>
        <FormattedMessage id="search.recent.title" />
      </h2>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term}>
            <Link to={searchPath(term)} className={styles.link}>
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
