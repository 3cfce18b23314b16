import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import {
  useAddContentMutation,
  useGetStaffSessionQuery,
  type NewContentKind,
} from '../../api/staffApi.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { EditorFrame } from '../ui/EditorFrame.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { newContentTexts } from '../ui/textIds.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { ContentFields } from './ContentFields.tsx';
import { emptyForm, toContentValues } from './contentForm.ts';
import { contentSchema } from './contentSchema.ts';
import { shopDay } from './shopTime.ts';

function NewContentForm({ kind }: { readonly kind: NewContentKind }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const [add] = useAddContentMutation();
  const { data: session } = useGetStaffSessionQuery();
  const zone = session ? session.time_zone : 'UTC';
  const [initialValues] = useState(() => emptyForm(kind, shopDay(Date.now(), zone)));
  const added = useRef('');
  const form = useStaffForm({
    name: `staff-content-new-${kind}`,
    initialValues,
    schema: contentSchema(kind),
    send: async (values, sendOnce) => {
      const { data, error } = await sendOnce(add, {
        newContentForm: { kind, values: toContentValues(values) },
      });
      if (data) added.current = data.handle;
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.content.saved' } }));
      void navigate(staffPaths.contentItem(kind, added.current));
    },
    leadsAway: true,
  });
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.content.save' })}
      isReadOnly={false}
      onDiscard={undefined}
    >
      <ContentFields form={form} kind={kind} />
    </EditorFrame>
  );
}

export function NewContentScreen() {
  const { formatMessage } = useIntl();
  const { kind: named } = useParams();
  const kind = named === 'post' ? 'post' : 'page';
  return (
    <>
      <PageHeader title={formatMessage({ id: newContentTexts[kind] })} />
      <NewContentForm key={kind} kind={kind} />
    </>
  );
}
