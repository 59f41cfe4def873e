/**
 * Lets React go on where a browser has translated the page: it replaces text nodes, which React then cannot find in their parents.
 * See https://github.com/facebook/react/issues/11538.
 */
export function tolerateTranslatedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as T;
  };
}
