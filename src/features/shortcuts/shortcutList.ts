export type ShortcutAct = { readonly to: string } | 'help' | 'search' | 'miniCart';

export interface Shortcut {
  readonly keys: readonly string[];
  readonly textId: string;
  /** Action of the shortcut; absent for keys handled elsewhere, for example Escape. */
  readonly act?: ShortcutAct;
}

/** Shortcuts in matching order: a sequence such as `g c` must precede the single key `c`. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], textId: 'shortcuts.search', act: 'search' },
  { keys: ['g', 'h'], textId: 'shortcuts.home', act: { to: '/' } },
  { keys: ['g', 's'], textId: 'shortcuts.shop', act: { to: '/shop' } },
  { keys: ['g', 'w'], textId: 'shortcuts.wishlist', act: { to: '/account/wishlist' } },
  { keys: ['g', 'c'], textId: 'shortcuts.cart', act: { to: '/checkout/cart' } },
  { keys: ['c'], textId: 'shortcuts.miniCart', act: 'miniCart' },
  { keys: ['?'], textId: 'shortcuts.help', act: 'help' },
  { keys: ['Esc'], textId: 'shortcuts.escape' },
];
