import type { answerSchemas as allSchemas } from './answerSchemas.gen.ts';

type AnswerSchemas = typeof allSchemas;

let loading: Promise<AnswerSchemas> | undefined;

/**
 * Loads the schemas of all answers as a separate chunk. A server-rendered page contains its answers and opens
 * before the schemas are loaded.
 */
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

/** Validates an operation's answer with a schema loaded on demand. Answers without a schema pass. */
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
