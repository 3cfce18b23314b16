import { answerState } from './answerState.ts';

describe('answerState', () => {
  it('is loading while there is neither an answer nor a failure', () => {
    expect(answerState({})).toEqual({ answer: undefined, hasFailed: false });
  });

  it('holds the answer, even when a later try failed', () => {
    const answer = { products: [] };
    expect(answerState({ data: answer, error: { status: 500 } })).toEqual({
      answer,
      hasFailed: false,
    });
  });

  it('has failed after an error', () => {
    expect(answerState({ error: { status: 500 } }).hasFailed).toBe(true);
  });

  it('ERRORS-01 takes an answer that was swallowed as a failure', () => {
    expect(answerState({ data: undefined, fulfilledTimeStamp: 1 })).toEqual({
      answer: undefined,
      hasFailed: true,
    });
  });

  it('shows the last answer while other arguments load, and their failure after it', () => {
    const last = { products: [] };
    expect(answerState({ data: last, currentData: undefined })).toEqual({
      answer: last,
      hasFailed: false,
    });
    expect(answerState({ data: last, currentData: undefined, error: { status: 0 } })).toEqual({
      answer: undefined,
      hasFailed: true,
    });
  });
});
