import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('Broken.');
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows the fallback of a failed part and leaves other parts unchanged', () => {
    render(
      <>
        <p>Beside</p>
        <ErrorBoundary fallback={<p>Failed</p>}>
          <p>Together</p>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Failed')).toBeVisible();
    expect(screen.getByText('Beside')).toBeVisible();
    expect(screen.queryByText('Together')).toBeNull();
  });

  it('shows nothing without a fallback', () => {
    const { container } = render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('stays broken when its parent rerenders, and resets on a remount', () => {
    const { rerender } = render(
      <ErrorBoundary key="first" fallback={<p>Failed</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    rerender(
      <ErrorBoundary key="first" fallback={<p>Failed</p>}>
        <p>Whole</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Failed')).toBeVisible();
    rerender(
      <ErrorBoundary key="second" fallback={<p>Failed</p>}>
        <p>Whole</p>
      </ErrorBoundary>,
    );
    expect(screen.getByText('Whole')).toBeVisible();
  });
});
