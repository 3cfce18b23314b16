import { loadable } from '../../components/loadable.tsx';

/** The cart's lines under the header's icon, whose code comes with the first look at them. */
export const bagPart = loadable(() =>
  import(/* webpackChunkName: "bag-dropdown" */ './BagDropdown.tsx').then(
    ({ BagDropdown }) => BagDropdown,
  ),
);
