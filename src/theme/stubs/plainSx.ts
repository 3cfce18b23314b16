/**
 * Treats Material UI's `sx` as plain CSS, without shorthand names and theme keys. The storefront uses no `sx`;
 * Material UI's own components use it only for link colours.
 */
export default function plainSx({ sx }: { readonly sx?: unknown }): unknown {
  return sx;
}

export function extendSxProp<Props>(props: Props): Props {
  return props;
}

export const unstable_defaultSxConfig = {};
