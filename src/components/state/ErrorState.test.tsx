import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing/renderWithTexts.tsx';
import { ErrorState } from './ErrorState.tsx';

describe('ErrorState', () => {
  let visibility: DocumentVisibilityState;

  beforeEach(() => {
    jest.useFakeTimers();
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('names the failure and retries on demand', () => {
    const onRetry = jest.fn();
    renderWithTexts(<ErrorState textId="catalog.list.failed" onRetry={onRetry} />);
    expect(screen.getByRole('status')).toHaveTextContent('Couldn’t load these products.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('moves the focus to the page once the content has loaded [E-10]', () => {
    const page = (isThere: boolean) => (
      <main tabIndex={-1}>
        {isThere ? 'Rice' : <ErrorState textId="catalog.list.failed" onRetry={() => undefined} />}
      </main>
    );
    const { rerender } = renderWithTexts(page(false));
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    rerender(page(true));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('retries automatically with growing pauses', () => {
    const onRetry = jest.fn();
    renderWithTexts(<ErrorState textId="catalog.list.failed" onRetry={onRetry} />);
    pass(9_999);
    expect(onRetry).toHaveBeenCalledTimes(0);
    pass(1);
    expect(onRetry).toHaveBeenCalledTimes(1);
    pass(19_999);
    expect(onRetry).toHaveBeenCalledTimes(1);
    pass(1);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden and restarts when it is visible', () => {
    const onRetry = jest.fn();
    renderWithTexts(<ErrorState textId="catalog.list.failed" onRetry={onRetry} />);
    visibility = 'hidden';
    fireEvent(document, new Event('visibilitychange'));
    pass(600_000);
    expect(onRetry).not.toHaveBeenCalled();
    visibility = 'visible';
    fireEvent(document, new Event('visibilitychange'));
    pass(10_000);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('retries at once when back online, and never after it unmounts', () => {
    const onRetry = jest.fn();
    const { unmount } = renderWithTexts(
      <ErrorState textId="catalog.list.failed" onRetry={onRetry} />,
    );
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    pass(600_000);
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
