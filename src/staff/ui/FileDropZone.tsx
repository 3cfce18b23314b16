import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';

interface FileDropZoneProps {
  /** Of the button */
  readonly label: string;
  readonly icon: ReactNode;
  /** What is taken, and of what size */
  readonly hint: ReactNode;
  /** As the `accept` of a file's input */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped beside the zone would be opened by the browser, and what is on the page would be gone. */
function useDropsBeside(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Takes files that are dropped on it, or chosen by its button. */
export function FileDropZone({
  label,
  icon,
  hint,
  accept,
  isMultiple = false,
  isDisabled = false,
  onChoose,
}: FileDropZoneProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDropsBeside();
  const enter = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    setIsOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 3,
        textAlign: 'center',
        borderRadius: 2,
        border: '2px dashed var(--mui-palette-divider)',
        ...(isOver && {
          borderColor: 'var(--mui-palette-primary-main)',
          background: 'var(--mui-palette-action-hover)',
        }),
      }}
    >
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
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Button
        variant="contained"
        startIcon={icon}
        disabled={isDisabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {hint}
      </Typography>
    </Box>
  );
}
