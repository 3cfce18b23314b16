/** What a shortcut does: goes to a page, or one of the other acts. */
export type ShortcutAct = { readonly to: string } | 'help' | 'search' | 'miniCart';

/** A key, or two keys pressed one after the other. */
export interface Shortcut {
  /** As printed on the keyboard, in the order pressed */
  readonly keys: readonly string[];
  /** Says what it does */
  readonly textId: string;
  /** Absent for what the browser or the open part does itself. */
  readonly act?: ShortcutAct;
}

/** All shortcuts, as the help shows them. Sequences stand before the single keys that end them. */
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
