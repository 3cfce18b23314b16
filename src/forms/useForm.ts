import { useFormik, type FormikConfig, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { focusControl } from './focusControl.ts';

export interface FormOptions<Values> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema'
> {
  /** Sends values without errors. @returns true where nothing is to be sent after it */
  readonly onSubmit: FormikConfig<Values>['onSubmit'];
  /** Names or ids of controls, of which the first on the page takes the focus after an attempt with errors */
  readonly invalidControls?: (form: FormikProps<Values>) => readonly string[];
}

/** A form that is sent once for any number of presses; after an attempt the first invalid control has the focus. */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { invalidControls, ...config } = options;
  const form = useFormik<Values>({ initialStatus: undefined, ...config });
  const element = useRef<HTMLFormElement>(null);
  // A second press may come before the first one has been rendered.
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
    /** Handles the form element's event */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      element.current = event.currentTarget;
      void submitOnce();
    },
  };
}
