import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListContentQuery, type ContentState, type NewContentKind } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { LIST_PAGE_SIZE } from '../ui/ListPages.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { ResultList } from '../ui/ResultList.tsx';
import { oneOf } from '../ui/pageQuery.ts';
import { contentKindTexts, contentViewTexts, newContentTexts } from '../ui/textIds.ts';
import { CONTENT_KINDS } from './contentForm.ts';
import { ContentItem } from './ContentItem.tsx';

const NEW_KINDS: readonly NewContentKind[] = ['page', 'post'];
const STATES: readonly ContentState[] = ['draft', 'planned', 'published'];

function ItemList() {
  const [query] = useSearchParams();
  const kind = oneOf(CONTENT_KINDS, query.get('kind'));
  const state = oneOf(STATES, query.get('state'));
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const result = useListContentQuery({
    ...(kind && { kind }),
    ...(state && { state }),
    ...(text !== '' && { text }),
    page: pageNumber(query),
    pageSize: LIST_PAGE_SIZE,
  });
  return (
    <ResultList query={result} emptyId={'staff.content.none'}>
      {result.data?.items.map((item) => (
        <ContentItem key={`${item.kind}/${item.handle}`} item={item} />
      ))}
    </ResultList>
  );
}

export function ContentScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.content' })}>
        {NEW_KINDS.map((kind) => (
          <Button key={kind} variant="outlined" href={staffPaths.newContent(kind)}>
            <FormattedMessage id={newContentTexts[kind]} />
          </Button>
        ))}
      </PageHeader>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ListSearchField label={formatMessage({ id: 'staff.content.search' })} />
        <FilterSelect
          name="kind"
          label={formatMessage({ id: 'staff.content.kind' })}
          options={CONTENT_KINDS.map((value) => ({
            value,
            label: formatMessage({ id: contentKindTexts[value].many }),
          }))}
        />
        <FilterSelect
          name="state"
          label={formatMessage({ id: 'staff.content.state' })}
          options={STATES.map((value) => ({
            value,
            label: formatMessage({ id: contentViewTexts[value] }),
          }))}
        />
      </Stack>
      <ItemList />
    </>
  );
}
