import { answerState } from './answerState.ts';

describe('answerState', () => {
  it('is loading while there is neither a response nor an error', () => {
    expect(answerState({})).toEqual({ answer: undefined, hasFailed: false });
  });

  it('keeps the response when a later attempt fails', () => {
    const answer = { products: [] };
    expect(answerState({ data: answer, error: { status: 500 } })).toEqual({
      answer,
      hasFailed: false,
    });
  });

  it('fails after an error', () => {
    expect(answerState({ error: { status: 500 } }).hasFailed).toBe(true);
  });

  it('treats an empty response as a failure [ERRORS-01]', () => {
    expect(answerState({ data: undefined, fulfilledTimeStamp: 1 })).toEqual({
      answer: undefined,
      hasFailed: true,
    });
  });

  it('shows the previous response while other arguments load, and then their failure', () => {
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
