import type { answerSchemas as allSchemas } from './answerSchemas.gen.ts';

type AnswerSchemas = typeof allSchemas;

let loading: Promise<AnswerSchemas> | undefined;

/** Fetches the schemas of all answers, which no page needs to open whose answers the server has sent with it. */
export function loadAnswerSchemas(): Promise<AnswerSchemas> {
  loading ??= import(/* webpackChunkName: "answer-schemas" */ './answerSchemas.gen.ts').then(
    ({ answerSchemas }) => answerSchemas,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The schema of an operation's answer, fetched when it is needed; an answer that has none is left as it is. */
export function lazySchema(operation: string) {
  return {
    '~standard': {
      version: 1,
      vendor: 'shop',
      validate: async (value: unknown) => {
        const schemas: Partial<Record<string, AnswerSchemas[keyof AnswerSchemas]>> =
          await loadAnswerSchemas();
        return schemas[operation]?.responseSchema['~standard'].validate(value) ?? { value };
      },
    },
  } as const;
}
