/** Returns props of a button that ignores presses while disabled. Unlike a `disabled` button, it keeps the focus. */
export function pressProps(isDisabled: boolean, onPress: () => unknown) {
  const onClick = () => {
    if (!isDisabled) void onPress();
  };
  return { 'aria-disabled': isDisabled, onClick };
}
