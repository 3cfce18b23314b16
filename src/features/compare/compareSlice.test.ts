import { setupStore } from '../../testing/setupStore.tsx';
import {
  compareAdded,
  compareCleared,
  comparedIdsOf,
  compareRemoved,
  selectComparedIds,
} from './compareSlice.ts';

describe('compare slice [E-14]', () => {
  it('holds up to four distinct products in the order chosen [E-14]', () => {
    const { store } = setupStore({});
    for (const id of ['4', '2', '4', '7', '9', '1']) store.dispatch(compareAdded(id));
    expect(selectComparedIds(store.getState())).toEqual(['4', '2', '7', '9']);
    store.dispatch(compareRemoved('2'));
    store.dispatch(compareAdded('1'));
    expect(selectComparedIds(store.getState())).toEqual(['4', '7', '9', '1']);
    store.dispatch(compareCleared());
    expect(selectComparedIds(store.getState())).toEqual([]);
  });

  it('reads only valid ids from a stored text, four at most [E-14]', () => {
    expect(comparedIdsOf('["1","2"]')).toEqual(['1', '2']);
    expect(comparedIdsOf('["1",2,"",null,"1","3","4","5","6"]')).toEqual(['1', '3', '4', '5']);
    expect(() => comparedIdsOf('{"ids":["1"]}')).toThrow('no list');
    expect(() => comparedIdsOf('broken')).toThrow('JSON');
  });
});
