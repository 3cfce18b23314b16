import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { searchPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import chips from '../../components/ChipLinks.module.css';
import styles from './NoResults.module.css';
import { selectRecentTerms } from './searchSlice.ts';

const HEADING = 'recent-searches';

export function RecentTerms({ except }: { readonly except: string }) {
  const terms = useAppSelector(selectRecentTerms).filter((term) => term !== except);
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={HEADING}>
      <Typography variant="h4" component="h2" id={HEADING} className={styles.heading}>
        <FormattedMessage id="search.recent.title" />
      </Typography>
      <ul className={chips.list}>
        {terms.map((term) => (
          <li key={term}>
            <Chip
              variant="outlined"
              clickable
              component={Link}
              nativeButton={false}
              to={searchPath(term)}
              label={term}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
