import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../api/endpoints.gen.ts';
import styles from './DietMarks.module.css';

export type DietMark = NonNullable<Product['marks']>[number];

export interface DietMarksProps {
  marks: readonly DietMark[];
}

export const dietMarkIds = {
  vegetarian: 'dietMarks.vegetarian.text',
  vegan: 'dietMarks.vegan.text',
  organic: 'dietMarks.organic.text',
} as const satisfies Record<DietMark, string>;

/** Diet marks. Indian law requires a green dot in a square on vegetarian food. */
const drawings: Record<DietMark, ReactNode> = {
  vegetarian: (
    <>
      <rect x="2" y="2" width="16" height="16" rx="2" />
      <circle cx="10" cy="10" r="4" fill="currentColor" stroke="none" />
    </>
  ),
  vegan: (
    <>
      <path d="M3 5c4 .4 6 4 7 11C11.5 8.5 14 4.5 18 3c-.2 6-3 11.5-8 13" />
    </>
  ),
  organic: (
    <>
      <path d="M4 16C3 9 7 4 17 3.5 17.5 12 13 16.5 6.5 15" />
      <path d="M3 18c1.5-4 4-7 8-9" />
    </>
  ),
};

export function DietMarks({ marks }: DietMarksProps) {
  const intl = useIntl();
  if (marks.length === 0) return null;
  return (
    <ul className={styles.list}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          <svg
            width={18}
            height={18}
            viewBox="0 0 20 20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className={styles.drawing}
            aria-hidden
          >
            {drawings[mark]}
          </svg>
          <span>{intl.formatMessage({ id: dietMarkIds[mark] })}</span>
        </li>
      ))}
    </ul>
  );
}
