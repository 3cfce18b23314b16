import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListChangesQuery, type Change, type ChangeSubject } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';
import { operationTexts } from './changeTexts.ts';
import { useTimes } from '../ui/useTimes.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { ChangedValues } from './ChangedValues.tsx';

function OperationText({ operation }: Pick<Change, 'operation'>) {
  const id = operationTexts[operation];
  return id === undefined ? <span>{operation}</span> : <FormattedMessage id={id} />;
}

/**
 * Returns the staff path of a content item from its id `kind/handle`. Ids of pictures and tags lead to the content
 * list.
 */
function contentPath(id: string): string {
  const [kind = '', handle] = id.split('/', 2);
  return handle === undefined ? staffPaths.content : staffPaths.contentItem(kind, handle);
}

const PATHS: Partial<Record<ChangeSubject, (id: string) => string>> = {
  order: staffPaths.order,
  customer: staffPaths.customer,
  product: staffPaths.product,
  collection: () => staffPaths.collections,
  coupon: staffPaths.coupon,
  content: contentPath,
  delivery: staffPaths.deliveryMethod,
  slot: () => staffPaths.delivery,
  currency: () => staffPaths.currencies,
  tax: () => staffPaths.currencies,
  shop: (id) => (id === 'demo' ? staffPaths.firstSteps : staffPaths.shop),
};

const SHOP = 'staff.changes.subject.shop';

const SINGLE: Readonly<Record<string, string>> = {
  'shop/demo': 'staff.demo.title',
  'tax/policy': 'staff.tax.policy',
  'content/home/home': 'staff.content.home',
  'content/menu/menu': 'staff.content.menu',
  'content/footer/footer': 'staff.content.footer',
  'content/picture': 'staff.content.picture',
  'content/tag': 'staff.content.tags',
};

const NAMED: readonly ChangeSubject[] = [
  ...(Object.keys(PATHS) as ChangeSubject[]),
  'import',
  'member',
  'message',
  'review',
];

function SubjectName({ change }: { readonly change: Change }) {
  const { subject, subject_id: id, subject_name: name } = change;
  const mayOpen = useMayOpen();
  const isNumber = name === undefined && subject !== 'import' && /^\d+$/.test(id);
  if (!NAMED.includes(subject) || (isNumber && PATHS[subject] === undefined)) return null;
  const textId = SINGLE[`${subject}/${id}`] ?? (subject === 'shop' ? SHOP : undefined);
  const shown = textId === undefined ? <span>{name ?? id}</span> : <FormattedMessage id={textId} />;
  const path = PATHS[subject]?.(id);
  return path !== undefined && mayOpen(path) ? <Link href={path}>{shown}</Link> : shown;
}

function ChangeRow({ change }: { readonly change: Change }) {
  const times = useTimes();
  const { at, by, operation } = change;
  return (
    <Stack component="li" spacing={0.5} sx={{ p: 2, ...ROW_BORDER }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Typography>
          <FormattedMessage
            id="staff.changes.line"
            values={{
              by: <strong>{by}</strong>,
              operation: <OperationText operation={operation} />,
            }}
          />{' '}
          <SubjectName change={change} />
        </Typography>
        <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
          {times.moment(at)}
        </Typography>
      </Stack>
      <ChangedValues change={change} />
    </Stack>
  );
}

interface ChangeListProps {
  readonly subject?: ChangeSubject | undefined;
  readonly subjectId?: string | undefined;
  readonly memberId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly day?: string | undefined;
  readonly before?: string;
  readonly limit?: number;
}

export function ChangeList(props: ChangeListProps) {
  const [isFollowed, setIsFollowed] = useState(false);
  const asked = Object.entries(props).filter(([, value]) => value !== undefined);
  const { data, error, isLoading, refetch } = useListChangesQuery(Object.fromEntries(asked));
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const last = data.changes.at(-1);
  const isNarrowed = props.memberId !== undefined || props.day !== undefined;
  return (
    <>
      {data.changes.length === 0 && props.before === undefined && (
        <Typography sx={{ p: 2 }}>
          <FormattedMessage id={isNarrowed ? 'staff.changes.found' : 'staff.changes.none'} />
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </Stack>
      {data.has_more && !isFollowed && (
        <Button onClick={() => setIsFollowed(true)} sx={{ m: 2 }}>
          <FormattedMessage id="staff.changes.more" />
        </Button>
      )}
      {isFollowed && last && <ChangeList {...props} before={last.id} />}
    </>
  );
}
