/** Draws nothing: a stub of parts of Material UI that its components load and the shop never shows. */
export default function Nothing(): null {
  return null;
}
