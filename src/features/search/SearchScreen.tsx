import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useSearchProductsQuery } from '../../api/api.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { answerState } from '../../lib/answerState.ts';
import { ProductListing } from '../listing/ProductListing.tsx';
import { NoResults } from './NoResults.tsx';
import pageStyles from '../../components/Page.module.css';
import { searchArguments, searchTerm } from './searchArguments.ts';

export function SearchScreen() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const term = searchTerm(search);
  const argument = searchArguments(search);
  const { answer } = answerState(useSearchProductsQuery(argument));
  const repaired = answer?.term ?? term;
  const isRepaired = term !== '' && repaired.toLowerCase() !== term.toLowerCase();
  return (
    <div className={pageStyles.page}>
      <Breadcrumb current={formatMessage({ id: 'search.title' })} />
      <header className={pageStyles.heading}>
        <Typography variant="pageTitle">
          {term === '' ? (
            <FormattedMessage id="search.heading.all" />
          ) : (
            <FormattedMessage id="search.heading.term" values={{ term }} />
          )}
        </Typography>
        {isRepaired && answer && answer.total > 0 && (
          <Typography variant="lead" color="textSecondary">
            <FormattedMessage id="search.repaired.text" values={{ term, repaired }} />
          </Typography>
        )}
      </header>
      <ProductListing
        argument={argument}
        countId="search.count.text"
        ownOrderId="catalog.sort.relevance"
        empty={<NoResults term={term} />}
      />
    </div>
  );
}
