type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

export function isPlainClick(click: Click): boolean {
  const hasKey = click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
  return click.button === 0 && !hasKey && !click.defaultPrevented;
}
