/** What is looked at of a click, of the browser's or of React's. */
type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether the browser would answer a click on a link by opening it in this tab. */
export function isPlainClick(click: Click): boolean {
  const hasKey = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasKey && !click.defaultPrevented;
}
