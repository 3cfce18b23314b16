/** A break between two parts of a long work, in which the browser paints and answers presses. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
