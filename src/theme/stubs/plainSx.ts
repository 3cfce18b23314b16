/**
 * Material UI's `sx` as plain CSS, without the short names and theme keys that it also knows: the shop writes no `sx`, and
 * Material UI's own components say no more in it than the colour of a link.
 */
export default function plainSx({ sx }: { readonly sx?: unknown }): unknown {
  return sx;
}

/** Props that are not `sx` and mean the same: none. */
export function extendSxProp<Props>(props: Props): Props {
  return props;
}

export const unstable_defaultSxConfig = {};
