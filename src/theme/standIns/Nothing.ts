/** Draws nothing: stands in for parts of Material UI that its components load and the shop never shows. */
export function Nothing(): null {
  return null;
}

export default Nothing;
