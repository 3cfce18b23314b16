export default function Nothing(): null {
  return null;
}
