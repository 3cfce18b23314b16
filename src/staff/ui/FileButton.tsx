import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';

export interface FileButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly variant?: 'contained' | 'outlined';
  readonly describedBy?: string;
  readonly onChoose: (files: readonly File[]) => void;
}

export function FileButton(props: FileButtonProps) {
  const { label, icon, accept, isMultiple = false, isDisabled = false, onChoose } = props;
  const { variant = 'contained', describedBy } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        disabled={isDisabled}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button
        variant={variant}
        startIcon={icon}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
