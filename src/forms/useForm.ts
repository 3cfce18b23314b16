import { useFormik, type FormikConfig, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { focusControl } from './focusControl.ts';

export interface FormOptions<Values> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema'
> {
  /**
   * Sends the valid values.
   * @returns true to block further submits
   */
  readonly onSubmit: FormikConfig<Values>['onSubmit'];
  /** Names or ids of invalid controls. After a failed attempt, the first in document order takes the focus. */
  readonly invalidControls?: (form: FormikProps<Values>) => readonly string[];
}

/** Formik form that ignores a submit while one is in flight. Focuses the first invalid control after each attempt. */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { invalidControls, ...config } = options;
  const form = useFormik<Values>({ initialStatus: undefined, ...config });
  const element = useRef<HTMLFormElement>(null);
  // A ref, because a second press may come before the first press rerenders.
  const isBusy = useRef(false);

  const focusInvalid = useEffectEvent(() => {
    focusControl(element.current, ...(invalidControls?.(form) ?? []));
  });
  useEffect(() => {
    if (form.submitCount > 0 && !form.isSubmitting) focusInvalid();
  }, [form.submitCount, form.isSubmitting]);

  const submitOnce = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    let isOver: unknown;
    try {
      isOver = await form.submitForm();
    } finally {
      isBusy.current = isOver === true;
    }
  };
  return {
    form,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      void submitOnce();
    },
  };
}
