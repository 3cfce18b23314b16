/**
 * Prevents crashes on browser-translated pages. Translation replaces text nodes. React throws when it removes a
 * replaced node or inserts before one.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const isMissing = (parent: Node, child: Node | null): boolean => {
    const isGone = child !== null && child.parentNode !== parent;
    // oxlint-disable-next-line no-console -- what it says is for whoever wrote the text
    if (isGone) console.warn('A text was replaced by another program, or moved:', child);
    return isGone;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return isMissing(this, child) ? child : (removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    child: Node | null,
  ): Added {
    return insertBefore.call(this, added, isMissing(this, child) ? null : child) as Added;
  };
}
