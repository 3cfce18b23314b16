/** Returns an order's name for people, such as `#1042`. Data stored by earlier versions has only the random number. */
export const orderName = ({
  number,
  shortNumber,
}: {
  number: string;
  shortNumber?: string | undefined;
}): string => (shortNumber === undefined ? number : `#${shortNumber}`);
