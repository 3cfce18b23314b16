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
import type { WrongControl } from './InvalidControl.ts';
import { useForm } from './useForm.ts';

/** What the backend answers to a form (FormOutcome and its kin). */
export interface FormAnswer {
  readonly status?: number | undefined;
  readonly success?: string | undefined;
  /** Text, or texts by field name */
  readonly error?: string | Readonly<Record<string, string>> | undefined;
  /** Seconds to wait where there were too many attempts */
  readonly retry_after?: number | undefined;
}

/** What came of sending a form, as the trigger of a mutation gives it. */
export interface FormSent<Answer> {
  /** The answer; nothing where there was none */
  readonly data?: Answer | undefined;
  /** Why there was none, as the base query says it */
  readonly error?: unknown;
}

export type FormValues = Readonly<Record<string, string>>;

export interface ServerFormOptions<Answer extends FormAnswer> {
  /** Names the form in session storage */
  readonly name: string;
  /** Of every field, in the order shown */
  readonly initialValues: FormValues;
  readonly schema: AnyObjectSchema;
  /** Fields that are stored nowhere: passwords */
  readonly secrets?: readonly string[];
  /** Sends the form. */
  readonly send: (values: FormValues) => PromiseLike<FormSent<Answer>>;
  /** The form was sent and accepted */
  readonly onDone?: (answer: Answer) => void;
  /** Whether the fields are emptied then */
  readonly isEmptied?: boolean;
  /** Whether `onDone` leads to another page; until that is there, nothing is sent again */
  readonly leadsAway?: boolean;
  /** Message id of what is said where no answer came; a general text by default */
  readonly failedId?: string;
}

/** A form whose rules the server checks again. */
export interface ServerForm<Answer> {
  readonly fieldOf: (name: string) => Field;
  /** Of a field that is a list of entries with controls of their own: the one that its error is of */
  readonly wrongControlOf: (name: string) => WrongControl | undefined;
  readonly values: FormValues;
  readonly setValue: (name: string, value: string) => void;
  /** As `setValue`, of several fields at once; the server's errors of each are gone */
  readonly setValues: (values: FormValues) => void;
  /** Handles the form element's event: sends what has no errors, once for any number of presses */
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isSending: boolean;
  /** What came of the last attempt */
  readonly outcome: FormOutcomeText | undefined;
  /** The last answer */
  readonly answer: Answer | undefined;
}

/** Between the name of a field and the place of a control in its list; in messages of schemas between id and place. */
const PLACE = { server: '.', schema: '@' } as const;

interface Attempt<Answer> {
  readonly answer: Answer | undefined;
  /** What the server calls its own failure */
  readonly reference: string | undefined;
  /** Texts of the server by field, each until its field is changed */
  readonly invalid: Readonly<Record<string, string>>;
  /** Places of controls in lists, by field: '1.link.en' */
  readonly places: Readonly<Record<string, string>>;
}

/** Of errors by the names of fields, some of which go on with the place of a control in a list: those places by field. */
function placesIn(error: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(typeof error === 'object' ? (error ?? {}) : {}).flatMap((name) => {
      const at = name.indexOf(PLACE.server);
      return at < 0 ? [] : [[name.slice(0, at), name.slice(at + 1)]];
    }),
  );
}

/** Texts by the name of a field or of whatever else the server speaks of. */
function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (typeof error !== 'object' || error === null) return {};
  return Object.fromEntries(
    Object.entries(error).flatMap(([name, told]) => {
      const text = errorText(told);
      return text === undefined ? [] : [[name.split(PLACE.server)[0] ?? name, text]];
    }),
  );
}

/**
 * The values of a form, their errors, and the sending. What was typed stays until it was accepted, also over a reload
 * and a session that ran out (session storage).
 */
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

  /** Id of the control that an error is of, where it names one in a list. */
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

  const kept = (values: FormValues): FormValues =>
    Object.fromEntries(
      names.flatMap((field) => (secrets.includes(field) ? [] : [[field, values[field] ?? '']])),
    );

  const draftOf = (draft: FormValues) =>
    Object.fromEntries(Object.entries(draft).filter(([field]) => field in kept(initialValues)));

  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    if (Object.keys(draft).length > 0) void form.setValues({ ...form.values, ...draftOf(draft) });
  });
  // After the first paint, which is the server's and knows of no draft.
  useEffect(() => {
    // What was typed since would be a lie over a state of the past.
    if (!isPast) restore();
  }, [isPast]);

  // Until the draft is restored, the form is as it began.
  const wasDirty = useRef(false);
  const keep = useEffectEvent((values: FormValues) => {
    if (timeGate.isPast()) return;
    if (form.dirty) writeDraft(name, kept(values));
    else if (wasDirty.current) forgetDraft(name);
    wasDirty.current = form.dirty;
  });
  useEffect(() => keep(form.values), [form.values]);

  const setValues = (changed: FormValues) => {
    // One by one: another call of the same moment may have set others.
    for (const [field, value] of Object.entries(changed)) void form.setFieldValue(field, value);
    // Beside what is not sent yet it would be a lie.
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
      // Texts for fields that this form does not have.
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
