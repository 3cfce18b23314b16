import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { locationSlice } from '../../ui/locationSlice.ts';
import { createRenderer } from './openReplayFrame.tsx';

const location = locationSlice.getInitialState();

describe('createRenderer [E-11]', () => {
  it('keeps the latest snapshot when an older one fails later', async () => {
    const tell = jest.spyOn(window.parent, 'postMessage').mockReturnValue();
    const element = document.createElement('div');
    const root = createRoot(element);
    const older = Promise.withResolvers<void>();
    const show = createRenderer<{ location: typeof location; name: string }>(root, {
      prepare: ({ name }) => (name === 'older' ? older.promise : Promise.resolve()),
      render: ({ name }) => <p>{name}</p>,
    });
    const snapshot = (step: number, name: string) =>
      show({ kind: 'show', step, state: { location, name }, texts: {} });

    const failing = snapshot(1, 'older');
    await act(() => snapshot(2, 'newer'));
    expect(element).toHaveTextContent('newer');
    await act(async () => {
      older.reject(new Error('The code of the page did not come.'));
      await failing;
    });
    expect(element).toHaveTextContent('newer');
    expect(tell.mock.calls).toEqual([[{ kind: 'shown', step: 2 }, window.location.origin]]);
    act(() => root.unmount());
  });
});
