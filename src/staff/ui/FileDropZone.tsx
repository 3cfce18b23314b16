import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState, type DragEvent, type ReactNode } from 'react';
import { FileButton, type FileButtonProps } from './FileButton.tsx';

interface FileDropZoneProps extends Omit<FileButtonProps, 'variant' | 'describedBy'> {
  readonly hint: ReactNode;
}

const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Ignores files dropped outside the zone. The browser would open the file and leave the page. */
function useIgnoreStrayDrops(): void {
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
  const [isOver, setIsOver] = useState(false);
  useIgnoreStrayDrops();
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
      <FileButton
        label={label}
        icon={icon}
        accept={accept}
        isMultiple={isMultiple}
        isDisabled={isDisabled}
        describedBy={hintId}
        onChoose={onChoose}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {hint}
      </Typography>
    </Box>
  );
}
