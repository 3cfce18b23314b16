/**
 * What translates a page puts other nodes in the place of its texts. React then removes a node that is no longer there, which
 * throws, and the page with all that was typed is lost. From this call on such a removal leaves the text where it is, and what
 * should stand before it is put at the end; the console tells of both, since every text should have an element of its own
 * (scripts/bareTexts.ts).
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
