/** Returns the displayed order number, such as `#1042`. Data of earlier versions has only the random `number`. */
export const orderName = ({
  number,
  shortNumber,
}: {
  number: string;
  shortNumber?: string | undefined;
}): string => (shortNumber === undefined ? number : `#${shortNumber}`);
