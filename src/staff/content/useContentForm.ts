import { useRef } from 'react';
import { staffApi, useSaveContentDraftMutation, type StaffContent } from '../../api/staffApi.ts';
import type { FormAnswer, FormValues, ServerForm } from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import type { Conflict } from '../ui/conflict.ts';
import { useFormConflict } from '../ui/useFormConflict.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { formOf, toContentValues } from './contentForm.ts';
import { contentSchema } from './contentSchema.ts';

export interface ContentFormState {
  readonly form: ServerForm<FormAnswer>;
  readonly conflict: Conflict | undefined;
  readonly resolve: (chosen: FormValues) => void;
}

export const draftName = ({ kind, handle }: Pick<StaffContent, 'kind' | 'handle'>): string =>
  `staff-content-${kind}-${handle}`;

export function useContentForm(
  content: StaffContent,
  onSaved: (saved: StaffContent) => void,
): ContentFormState {
  const dispatch = useStaffDispatch();
  const [save] = useSaveContentDraftMutation();
  const { conflict, compare, resolve } = useFormConflict();
  const { kind, handle } = content;
  const saved = useRef(content);

  async function compareWithSaved(values: FormValues): Promise<void> {
    const { data } = await dispatch(
      staffApi.endpoints.getStaffContent.initiate(
        { kind, handle },
        { forceRefetch: true, subscribe: false },
      ),
    );
    if (data) compare(values, formOf(data));
  }

  const form = useStaffForm({
    name: draftName(content),
    initialValues: formOf(content),
    schema: contentSchema(kind),
    send: async (values, sendOnce) => {
      const { data, error } = await sendOnce(save, {
        kind,
        handle,
        contentForm: { version: values['version'] ?? '', values: toContentValues(values) },
      });
      if (data) saved.current = data;
      else if (rejectionOf(error).status === 409) await compareWithSaved(values);
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.content.saved' } }));
      onSaved(saved.current);
    },
  });

  return { form, conflict, resolve: (chosen) => resolve(form, chosen) };
}
