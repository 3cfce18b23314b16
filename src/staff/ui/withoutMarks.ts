/** A text of HTML without its marks. */
export const withoutMarks = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();
