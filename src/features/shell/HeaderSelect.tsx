import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { ChevronIcon } from '../../components/icons.tsx';
import styles from './Header.module.css';

export interface HeaderSelectProps {
  /** What is chosen here */
  label: string;
  value: string;
  /** What shows of the value in the header, shorter than in the list */
  shown: ReactNode;
  options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  onChange: (value: string) => void;
}

/** A labelled button of the header that opens the system's own list. */
export function HeaderSelect({ label, value, shown, options, onChange }: HeaderSelectProps) {
  const element = useRef<HTMLSelectElement>(null);

  const adoptEarlyChoice = useEffectEvent(() => {
    const early = element.current?.value;
    if (early && early !== value && options.some((option) => option.value === early)) {
      onChange(early);
    }
  });
  // The page can be used before its code has arrived.
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <label className={styles.select}>
      <span className={styles.selectLabel}>{label}</span>
      <span className={styles.selectValue} aria-hidden>
        {shown}
        <ChevronIcon size={14} className={styles.selectArrow} />
      </span>
      <select
        ref={element}
        className={styles.selectList}
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
