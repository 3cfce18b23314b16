import type { FormikProps } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { isDone } from '../lib/isDone.ts';
import type { FormOutcomeText } from '../components/state/FormMessage.tsx';
import { errorText } from '../lib/errorText.ts';
import { useAppStore } from '../store/hooks.ts';
import { useIsPast } from '../store/useTimeGate.ts';
import { referenceOf } from './failureReference.ts';
import { failureText } from './failureText.ts';
import type { Field } from './field.ts';
import { forgetDraft, readDraft, writeDraft } from './formDrafts.ts';
import type { ControlError } from './InvalidControl.ts';
import { useForm } from './useForm.ts';

export interface FormAnswer {
  readonly status?: number | undefined;
  readonly success?: string | undefined;
  readonly error?: string | Readonly<Record<string, string>> | undefined;
  /** Seconds to wait after too many attempts. */
  readonly retry_after?: number | undefined;
}

export interface FormSent<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
}

export type FormValues = Readonly<Record<string, string>>;

export interface ServerFormOptions<Answer extends FormAnswer> {
  readonly name: string;
  readonly initialValues: FormValues;
  readonly schema: AnyObjectSchema;
  readonly secrets?: readonly string[];
  readonly send: (values: FormValues) => PromiseLike<FormSent<Answer>>;
  readonly onDone?: (answer: Answer) => void;
  readonly isEmptied?: boolean;
  /** True if `onDone` navigates away; the form then blocks further submits. */
  readonly leadsAway?: boolean;
  /** Message id used if no response came; defaults to a general text. */
  readonly failedId?: string;
}

export interface ServerForm<Answer> {
  readonly fieldOf: (name: string) => Field;
  readonly wrongControlOf: (name: string) => ControlError | undefined;
  readonly values: FormValues;
  readonly setValue: (name: string, value: string) => void;
  readonly setValues: (values: FormValues) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isSending: boolean;
  readonly outcome: FormOutcomeText | undefined;
  readonly answer: Answer | undefined;
}

/**
 * Separator before a control's path within a list field. `server`: after the field name in error keys. `schema`:
 * after the message id in schema messages.
 */
const PLACE = { server: '.', schema: '@' } as const;

interface Attempt<Answer> {
  readonly answer: Answer | undefined;
  readonly reference: string | undefined;
  readonly invalid: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, string>>;
}

/** Returns the control paths from the error's field names: 'menu.1.link.en' gives `menu: '1.link.en'`. */
function placesIn(error: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(typeof error === 'object' ? (error ?? {}) : {}).flatMap((name) => {
      const at = name.indexOf(PLACE.server);
      return at < 0 ? [] : [[name.slice(0, at), name.slice(at + 1)]];
    }),
  );
}

function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (typeof error !== 'object' || error === null) return {};
  return Object.fromEntries(
    Object.entries(error).flatMap(([name, told]) => {
      const text = errorText(told);
      return text === undefined ? [] : [[name.split(PLACE.server)[0] ?? name, text]];
    }),
  );
}

/** Form with client and server validation. Persists its draft in session storage until the server accepts the form. */
export function useServerForm<Answer extends FormAnswer>(
  options: ServerFormOptions<Answer>,
): ServerForm<Answer> {
  const { name, initialValues, schema, secrets = [], send, onDone } = options;
  const { isEmptied = false, leadsAway = false, failedId = 'form.failed' } = options;
  const { formatMessage } = useIntl();
  const { timeGate } = useAppStore();
  const isPast = useIsPast(timeGate);
  const id = useId();
  const names = Object.keys(initialValues);

  type Form = FormikProps<Record<string, string>>;
  const attemptOf = (it: Form) => it.status as Attempt<Answer> | undefined;
  const isInvalid = (it: Form, field: string) =>
    Boolean(attemptOf(it)?.invalid[field] ?? it.errors[field]);

  function invalidIdOf(it: Form, field: string): string | undefined {
    const told = attemptOf(it);
    const place =
      told?.invalid[field] === undefined
        ? it.errors[field]?.split(PLACE.schema)[1]
        : told.places[field];
    return place === undefined ? undefined : `${id}-${field}-${place.replaceAll('.', '-')}`;
  }

  const { form, submit } = useForm<Record<string, string>>({
    initialValues,
    validationSchema: schema,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setStatus(undefined);
      const { data: answer, error } = await send(values);
      const attempt: Attempt<Answer> = {
        answer,
        reference: answer ? undefined : referenceOf(error),
        invalid: fieldErrors(answer?.error),
        places: placesIn(answer?.error),
      };
      if (answer && isDone(answer)) {
        resetForm({ values: isEmptied ? { ...initialValues } : values, status: attempt });
        forgetDraft(name);
        onDone?.(answer);
        return leadsAway;
      }
      setStatus(attempt);
      return false;
    },
    invalidControls: (it) =>
      names.flatMap((field) => (isInvalid(it, field) ? [invalidIdOf(it, field) ?? field] : [])),
  });
  const attempt = attemptOf(form);

  const persistableValues = (values: FormValues): FormValues =>
    Object.fromEntries(
      names.flatMap((field) => (secrets.includes(field) ? [] : [[field, values[field] ?? '']])),
    );

  const draftOf = (draft: FormValues) =>
    Object.fromEntries(
      Object.entries(draft).filter(([field]) => field in persistableValues(initialValues)),
    );

  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    if (Object.keys(draft).length > 0) void form.setValues({ ...form.values, ...draftOf(draft) });
  });
  // Restore after hydration, because the server's HTML has no draft.
  useEffect(() => {
    // During time travel, don't apply the current draft to a past state.
    if (!isPast) restore();
  }, [isPast]);

  // Before the draft is restored, the form is clean; don't delete the draft then.
  const wasDirty = useRef(false);
  const persistDraft = useEffectEvent((values: FormValues) => {
    if (timeGate.isPast()) return;
    if (form.dirty) writeDraft(name, persistableValues(values));
    else if (wasDirty.current) forgetDraft(name);
    wasDirty.current = form.dirty;
  });
  useEffect(() => persistDraft(form.values), [form.values]);

  const setValues = (changed: FormValues) => {
    // Set fields one by one, because a concurrent call may set other fields.
    for (const [field, value] of Object.entries(changed)) void form.setFieldValue(field, value);
    if (isDone(attempt?.answer)) form.setStatus(undefined);
    else if (attempt && Object.keys(changed).some((field) => field in attempt.invalid)) {
      const others = Object.entries(attempt.invalid).filter(([field]) => !(field in changed));
      form.setStatus({ ...attempt, invalid: Object.fromEntries(others) });
    }
  };
  const setValue = (field: string, value: string) => setValues({ [field]: value });

  function errorOf(field: string): string | undefined {
    const told = attempt?.invalid[field];
    if (told !== undefined) return told;
    const [messageId] = form.touched[field] ? (form.errors[field]?.split(PLACE.schema) ?? []) : [];
    return messageId && formatMessage({ id: messageId });
  }

  function outcomeOf(): FormOutcomeText | undefined {
    if (form.isSubmitting) return undefined;
    const count = names.filter((field) => isInvalid(form, field)).length;
    if (form.submitCount > 0 && count > 0) {
      return { kind: 'error', text: formatMessage({ id: 'form.invalid' }, { count }) };
    }
    if (!attempt) return undefined;
    const { answer, reference } = attempt;
    if (answer && isDone(answer)) {
      return { kind: 'done', text: answer.success || formatMessage({ id: 'form.done' }) };
    }
    if (typeof answer?.error === 'string') return { kind: 'error', text: answer.error };
    const others = Object.entries(fieldErrors(answer?.error));
    if (others.length > 0) {
      const text = others
        .flatMap(([field, told]) => (names.includes(field) ? [] : [told]))
        .join(' ');
      return text === '' ? undefined : { kind: 'error', text };
    }
    const seconds = answer?.retry_after;
    if (seconds !== undefined) {
      const minutes = Math.ceil(seconds / 60);
      return { kind: 'error', text: formatMessage({ id: 'form.wait' }, { minutes }) };
    }
    return { kind: 'error', text: failureText({ formatMessage }, failedId, reference) };
  }

  return {
    fieldOf: (field) => ({
      id: `${id}-${field}`,
      name: field,
      value: form.values[field] ?? '',
      onChange: (event) => setValue(field, event.target.value),
      onBlur: form.handleBlur,
      error: errorOf(field),
    }),
    wrongControlOf: (field) => {
      const [error, controlId] = [errorOf(field), invalidIdOf(form, field)];
      return error === undefined || controlId === undefined ? undefined : { id: controlId, error };
    },
    values: form.values,
    setValue,
    setValues,
    submit,
    isSending: form.isSubmitting,
    outcome: outcomeOf(),
    answer: attempt?.answer,
  };
}
