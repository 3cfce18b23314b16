import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { staffApi, useGetStaffContentQuery, type StaffContent } from '../../api/staffApi.ts';
import { blogPostPath } from '../../lib/paths.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { LoadState } from '../ui/LoadState.tsx';
import { oneOf } from '../ui/pageQuery.ts';
import { contentKindTexts } from '../ui/textIds.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { CONTENT_KINDS, isFixedContent } from './contentForm.ts';

interface Edited {
  readonly content: StaffContent;
  readonly round: number;
}

function shopPathOf({ kind, handle }: StaffContent): string {
  if (isFixedContent(kind)) return '/';
  return kind === 'post' ? blogPostPath(handle) : `/info/${encodeURIComponent(handle)}`;
}

function WholeContent({ content }: { readonly content: StaffContent }) {
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  // A refetch must not replace the content that the form started from; saving reports concurrent changes.
  const [{ content: edited, round }, setEdited] = useState<Edited>({ content, round: 0 });
  const begin = (next: StaffContent) => setEdited({ content: next, round: round + 1 });
  const { formatMessage } = useIntl();
  const { kind, handle, in_shop: isInShop, values } = content;
  const title = isFixedContent(kind)
    ? formatMessage({ id: contentKindTexts[kind].one })
    : values.texts.en.title || handle;

  async function goOn(): Promise<void> {
    if (!isInShop) {
      void navigate(staffPaths.content);
      return;
    }
    const { data } = await dispatch(
      staffApi.endpoints.getStaffContent.initiate(
        { kind, handle },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) begin(data);
  }

  return (
    <>
      <PageHeader title={title}>
        {isInShop && (
          <Button
            variant="outlined"
            component="a"
            href={shopPathOf(content)}
            target="_blank"
            rel="noopener"
          >
            <FormattedMessage id="staff.product.inShop" />
          </Button>
        )}
      </PageHeader>
      <ContentEditor
        key={round}
        edited={edited}
        content={content}
        onBegun={begin}
        onDiscarded={() => void goOn()}
      />
    </>
  );
}

export function ContentItemScreen() {
  const { formatMessage } = useIntl();
  const { kind: named, handle = '' } = useParams();
  const kind = oneOf(CONTENT_KINDS, named ?? null) ?? 'page';
  const query = useGetStaffContentQuery({ kind, handle });
  if (query.currentData)
    return <WholeContent key={`${kind}/${handle}`} content={query.currentData} />;
  return (
    <LoadState
      query={query}
      missing={formatMessage({ id: 'staff.content.unknown' })}
      list={{ path: staffPaths.content, labelId: 'staff.menu.content' }}
    />
  );
}
