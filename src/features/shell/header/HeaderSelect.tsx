import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './HeaderSelect.module.css';

export interface HeaderSelectProps {
  label: string;
  value: string;
  shown: ReactNode;
  options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  onChange: (value: string) => void;
}

export function HeaderSelect({ label, value, shown, options, onChange }: HeaderSelectProps) {
  const element = useRef<HTMLSelectElement>(null);

  const adoptEarlyChoice = useEffectEvent(() => {
    const early = element.current?.value;
    if (early && early !== value && options.some((option) => option.value === early)) {
      onChange(early);
    }
  });
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <NativeSelect
      className={styles.select}
      input={
        <InputBase
          inputRef={element}
          startAdornment={
            <>
              <span className={styles.label} aria-hidden>
                {label}
              </span>
              <span aria-hidden>{shown}</span>
            </>
          }
        />
      }
      inputProps={{ className: styles.list, 'aria-label': label }}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.text}
        </option>
      ))}
    </NativeSelect>
  );
}
