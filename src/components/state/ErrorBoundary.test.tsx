import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('Broken.');
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    // React tells of it on the console too.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows what stands in place of a part that failed, and leaves the others alone', () => {
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

  it('shows nothing where nothing is to stand in its place', () => {
    const { container } = render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('stays broken when its parent renders again, and begins anew when it is mounted anew', () => {
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
