import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormMessage } from './state/FormMessage.tsx';

interface PasskeyButtonProps {
  readonly label: string;
  readonly onPress: () => Promise<string | undefined>;
}

export function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();

  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRejection(undefined);
    const text = await onPress();
    setRejection(text);
    setIsBusy(false);
  };

  return (
    <>
      <FormMessage
        outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
      />
      <p>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleClick()}>
          {label}
        </Button>
      </p>
    </>
  );
}
